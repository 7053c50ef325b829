/** An account of the sample that whoever looks around may sign in to; the password is known nowhere else. */
export type SampleSignIn = { name: string; email: string; password: string; as: string };
