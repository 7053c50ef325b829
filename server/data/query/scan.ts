import { RequestError } from "../request-error.ts";
import { ScanError, Scanner } from "./scanner.ts";

/**
 * Reads `text`, the value of the query parameter `what`, with `read`, to its very end. Text that `read` cannot make
 * sense of throws `RequestError` PGRST100, as PostgREST answers it.
 */
export function scan<Result>(what: string, text: string, read: (scanner: Scanner) => Result): Result {
  const scanner = new Scanner(text);
  try {
    const result = read(scanner);
    scanner.end();
    return result;
  } catch (error) {
    if (!(error instanceof ScanError)) throw error;
    const place = `(line 1, column ${scanner.position + 1})`;
    throw new RequestError(400, "PGRST100", `"failed to parse ${what} (${text})" ${place}`, {
      details: error.message,
    });
  }
}
