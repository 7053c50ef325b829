import type { Backend } from "./backend-client.ts";
import type { Profile } from "./profile.ts";

/** Reads the one profile of the user with this id. Throws the service's error when there is none or no answer. */
export async function readProfile({ data }: Pick<Backend, "data">, userId: string): Promise<Profile> {
  const { data: profile, error } = await data.from("profiles").select("*").eq("user_id", userId).single();
  if (error) throw error;
  return profile;
}
