/** A row of `public.profiles` as the browser sees it. The role here decides; user metadata never does. */
export type Profile = {
  user_id: string;
  role: "admin" | "customer";
  requested_role: "admin" | "customer" | null;
  full_name: string;
  email: string;
};

/** The part of the database that the browser reads, in the shape that postgrest-js types its queries from. */
export type Database = {
  public: {
    Tables: {
      profiles: { Row: Profile; Insert: never; Update: Pick<Profile, "full_name">; Relationships: [] };
    };
    Views: Record<never, never>;
    Functions: Record<never, never>;
  };
};
