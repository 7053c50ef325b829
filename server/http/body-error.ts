/** Why a body was refused; `status` is the HTTP status to answer with. */
export class BodyError extends Error {
  readonly status: 400 | 408 | 413;
  constructor(status: 400 | 408 | 413, message: string) {
    super(message);
    this.status = status;
  }
}
