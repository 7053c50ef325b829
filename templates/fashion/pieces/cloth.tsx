import "./cloth.css";

type Props = {
  /** Which of the four lengths; one after the other where several hang side by side. */
  length?: number | undefined;
  className?: string;
};

/** What hangs where there is no picture: a length of cloth in the colors of the page, its bands twelve degrees off. */
export function Cloth({ length = 0, className }: Props) {
  return (
    <span
      className={className ? `cloth ${className}` : "cloth"}
      data-length={length % 4}
      aria-hidden="true"
    />
  );
}
