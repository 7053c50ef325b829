import type { ReactNode } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { listsContent } from "./lists-content.ts";

type Props = {
  text: string;
  /** Where something was searched for, the way back to all. */
  onAll?: (() => void) | undefined;
  /** Where there is nothing at all, how to begin. */
  children?: ReactNode;
};

/** What stands where a list has no row. */
export function ListEmpty({ text, onAll, children }: Props) {
  return (
    <div className="grid justify-items-start gap-6 border-t border-line py-12">
      <p className="max-w-xl text-2xl leading-snug text-pretty">{text}</p>
      {children}
      {onAll && (
        <Button variant="outline" onClick={onAll}>
          {listsContent.empty.all}
        </Button>
      )}
    </div>
  );
}
