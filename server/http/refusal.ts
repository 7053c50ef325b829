import { STATUS_CODES } from "node:http";
import { plainHeaders } from "./security-headers.ts";

/** A refusal without a body, after which the connection is closed: what is said before any route has a word. */
export type Refusal = { status: number; headers: Record<string, string> };

/** Makes refusals with the headers that every answer carries; `more` are further ones. */
export type Refuse = (status: number, more?: Record<string, string>) => Refusal;

/** Refusals of a site that is on https, or not. */
export function createRefuse({ https }: { https: boolean }): Refuse {
  const always = { ...plainHeaders({ https }), connection: "close", "content-length": "0" };
  return (status, more = {}) => ({ status, headers: { ...always, ...more } });
}

/** The bytes of a refusal, for a connection on which no request came about. */
export function writeRefusal({ status, headers }: Refusal): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n`;
}
