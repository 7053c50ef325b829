/** Where mailed invitations lead. */
export const invitationPath = "/dashboard/invitation";
