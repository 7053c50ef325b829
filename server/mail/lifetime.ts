/** How long a mail is worth sending, of its row: as long as its link works, or three days for what somebody wants to be told. */
export const lifetime = `case
  when mail ->> 'kind' in ('site-message', 'site-order', 'site-comments', 'webhook-disabled', 'invitation', 'ownership-offer', 'ownership-taken') then interval '3 days'
  when mail ->> 'kind' in ('email-changed', 'billing') then interval '7 days'
  else interval '1 hour'
end`;
