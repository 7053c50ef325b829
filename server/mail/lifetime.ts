/** How long a mail is worth sending, of its row: as long as its link works, or three days for what somebody wants to be told. */
export const lifetime = `case
  when mail ->> 'kind' in ('site-message', 'site-order', 'site-comments', 'questions-waiting', 'studio-answer', 'contact-answer', 'webhook-disabled', 'invitation', 'ownership-offer', 'ownership-taken', 'site-given', 'site-taken', 'account-leaving', 'account-leaving-soon', 'account-suspended', 'member-left') then interval '3 days'
  when mail ->> 'kind' in ('email-changed', 'welcome', 'billing') then interval '7 days'
  else interval '1 hour'
end`;
