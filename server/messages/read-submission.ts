import { BodyError } from "../http/body-error.ts";
import { readBytes } from "../http/read-json.ts";

const longest = 64 * 1024;

/** What a form sent: its values by name, several of one name in their order. */
export type Submission = (name: string) => readonly string[];

/**
 * Reads what a form sent, as browsers write it (urlencoded, multipart) or as JSON: one object of texts, or of lists of
 * texts. Throws `BodyError` for more than 64 KB, for files and for anything else.
 */
export async function readSubmission(request: Request): Promise<Submission> {
  const type = request.headers.get("content-type") ?? "";
  const [kind = ""] = type.toLowerCase().split(";");
  const bytes = await readBytes(request, longest);
  switch (kind.trim()) {
    case "application/x-www-form-urlencoded": {
      const values = new URLSearchParams(bytes.toString("utf8"));
      return (name) => values.getAll(name).map(clean);
    }
    case "multipart/form-data": {
      const values = await new Response(bytes, { headers: { "content-type": type } }).formData().catch(() => {
        throw notAForm();
      });
      if ([...values.values()].some((value) => typeof value !== "string")) throw notAForm();
      return (name) => values.getAll(name).map((value) => clean(String(value)));
    }
    case "application/json":
      return submissionOf(bytes.toString("utf8"));
    default:
      throw notAForm();
  }
}

function submissionOf(text: string): Submission {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw notAForm();
  }
  if (typeof body !== "object" || body === null || Array.isArray(body)) throw notAForm();
  const values = new Map(Object.entries(body));
  return (name) => {
    const value = values.get(name);
    const list: unknown[] = Array.isArray(value) ? value : [value];
    return list.flatMap((one) => (typeof one === "string" ? [clean(one)] : []));
  };
}

/** What no form types: control characters, and those that turn the direction of what is read. */
const unseen = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu;

function clean(text: string): string {
  return text.toWellFormed().replaceAll(/\r\n?/g, "\n").replaceAll(unseen, "");
}

function notAForm(): BodyError {
  return new BodyError(400, "This is nothing that a form of this site sends.");
}
