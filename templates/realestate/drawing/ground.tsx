import { contour } from "./map-paths.ts";

/** The ground around a place that is struck in red, as lines of its height: true for anywhere. Decoration. */
export function Ground() {
  return (
    <svg className="town" aria-hidden="true" viewBox="0 0 480 430" preserveAspectRatio="xMidYMid slice">
      <g className="town-contour" transform="translate(250 205)">
        {Array.from({ length: 11 }, (_, index) => {
          const size = 40 + index * 34;
          return <path key={size} d={contour(size, size * 0.8)} transform={`rotate(${index * 9})`} />;
        })}
      </g>
      <path className="town-tree" d="M250 0V430M0 205H480" strokeDasharray="24 5 3 5" />
      <path className="town-ring" d="M220 213C212 179 264 163 282 191S264 241 236 235 210 207 224 189" />
      <g className="town-tree" transform="translate(440 44)">
        <circle r="13" />
        <path d="M0 20V-24" />
        <path className="town-solid" d="M0 -24L5 0H-5Z" />
      </g>
    </svg>
  );
}
