import "./courses-drawing.css";

/** The most that are drawn: of more the numbers would be too small to be read. */
const most = 12;

/** As many courses as there are numbers, each lapping over the one below it down a slope; every third is of copper. */
export function CoursesDrawing({ count }: { count: number }) {
  const courses = Array.from({ length: Math.min(count, most) }, (_, index) => index);
  const step = 1000 / courses.length;
  return (
    <svg className="courses-drawing" viewBox="0 0 1200 540" aria-hidden="true">
      {courses.toReversed().map((index) => {
        const [x, y] = [60 + index * step, 96 + index * (330 / courses.length)];
        return (
          <g key={index} data-copper={index % 3 === 1 || undefined}>
            <path d={`M${x - 60} ${y - 20}l${step + 190} 62-10 40L${x - 70} ${y + 20}z`} />
            <path className="courses-drawing-leader" d={`M${x + step / 2} ${y + 20}v-${64}`} />
            <circle cx={x + step / 2} cy={y - 52} r="30" />
            <text x={x + step / 2} y={y - 52}>
              {index + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
