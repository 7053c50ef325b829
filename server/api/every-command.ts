import { deleteAccount } from "../account/delete-account.ts";
import { endOtherSessions } from "../account/end-other-sessions.ts";
import { endSession } from "../account/end-session.ts";
import { exportAccount } from "../account/export-account.ts";
import { keepAccount } from "../account/keep-account.ts";
import { listSessions } from "../account/list-sessions.ts";
import { makeBackup } from "../backup/make-backup.ts";
import { acceptQuote } from "../billing/accept-quote.ts";
import { billingWays } from "../billing/billing-ways.ts";
import { cancelHosting } from "../billing/cancel-hosting.ts";
import { creditInvoice } from "../billing/credit-invoice.ts";
import { declineQuote } from "../billing/decline-quote.ts";
import { exportBilling } from "../billing/export-billing.ts";
import { issueInvoice } from "../billing/issue-invoice.ts";
import { makeQuote } from "../billing/make-quote.ts";
import { moveBillingClock } from "../billing/move-billing-clock.ts";
import { payInvoice } from "../billing/pay-invoice.ts";
import { readQuote } from "../billing/read-quote.ts";
import { recordPayment } from "../billing/record-payment.ts";
import { refundCustomer } from "../billing/refund-customer.ts";
import { remindInvoice } from "../billing/remind-invoice.ts";
import { resumeHosting } from "../billing/resume-hosting.ts";
import { saveBillingDetails } from "../billing/save-billing-details.ts";
import { saveSeller } from "../billing/save-seller.ts";
import { waiveInvoice } from "../billing/waive-invoice.ts";
import { withdrawQuote } from "../billing/withdraw-quote.ts";
import { applyBrand } from "../brand/apply-brand.ts";
import { applyBrandEverywhere } from "../brand/apply-brand-everywhere.ts";
import { drawBrand } from "../brand/draw-brand.ts";
import { drawWithBrand } from "../brand/draw-with-brand.ts";
import { saveBrand } from "../brand/save-brand.ts";
import { undoBrand } from "../brand/undo-brand.ts";
import { drawTemplate } from "../catalogue/draw-template.ts";
import { exportTemplates } from "../catalogue/export-templates.ts";
import { makeTemplate } from "../catalogue/make-template.ts";
import { noteTemplateVersion } from "../catalogue/note-template-version.ts";
import { orderTemplates } from "../catalogue/order-templates.ts";
import { setTemplate } from "../catalogue/set-template.ts";
import { changeDesign } from "../designs/change-design.ts";
import { declineImprovement } from "../designs/decline-improvement.ts";
import { drawInDesign } from "../designs/draw-in-design.ts";
import { pourDraft } from "../designs/pour-draft.ts";
import { addDomain } from "../domains/add-domain.ts";
import { checkDomain } from "../domains/check-domain.ts";
import { domainTargets } from "../domains/domain-targets.ts";
import { removeDomain } from "../domains/remove-domain.ts";
import { setCanonicalHost } from "../domains/set-canonical-host.ts";
import { exportSite } from "../export/export-site.ts";
import { allowLooks } from "../looks/allow-looks.ts";
import { beginLook } from "../looks/begin-look.ts";
import { endLook } from "../looks/end-look.ts";
import { deleteMessages } from "../messages/delete-messages.ts";
import { exportMessages } from "../messages/export-messages.ts";
import { removeWebhook } from "../messages/remove-webhook.ts";
import { setMessageState } from "../messages/set-message-state.ts";
import { setWebhook } from "../messages/set-webhook.ts";
import { testWebhook } from "../messages/test-webhook.ts";
import { acceptInvitation } from "../people/accept-invitation.ts";
import { acceptOwnership } from "../people/accept-ownership.ts";
import { changeMember } from "../people/change-member.ts";
import { declineInvitation } from "../people/decline-invitation.ts";
import { inviteMember } from "../people/invite-member.ts";
import { offerOwnership } from "../people/offer-ownership.ts";
import { readInvitation } from "../people/read-invitation.ts";
import { removeMember } from "../people/remove-member.ts";
import { resendInvitation } from "../people/resend-invitation.ts";
import { revokeInvitation } from "../people/revoke-invitation.ts";
import { withdrawOwnership } from "../people/withdraw-ownership.ts";
import { cropPicture } from "../pictures/crop-picture.ts";
import { deletePicture } from "../pictures/delete-picture.ts";
import { describePicture } from "../pictures/describe-picture.ts";
import { restorePicture } from "../pictures/restore-picture.ts";
import { createPreview } from "../previews/create-preview.ts";
import { deleteComment } from "../previews/delete-comment.ts";
import { reopenComment } from "../previews/reopen-comment.ts";
import { resolveComment } from "../previews/resolve-comment.ts";
import { revokePreview } from "../previews/revoke-preview.ts";
import { removeRedirect } from "../redirects/remove-redirect.ts";
import { setRedirect } from "../redirects/set-redirect.ts";
import { bePresent } from "../sites/be-present.ts";
import { bringVersion } from "../sites/bring-version.ts";
import { changeSettings } from "../sites/change-settings.ts";
import { checkAddress } from "../sites/check-address.ts";
import { checkSite } from "../sites/check-site.ts";
import { compareVersion } from "../sites/compare-version.ts";
import { createSite } from "../sites/create-site.ts";
import { describeDesign } from "../sites/describe-design.ts";
import { drawBeginning } from "../sites/draw-beginning.ts";
import { drawCard } from "../sites/draw-card.ts";
import { drawPage } from "../sites/draw-page.ts";
import { drawVersion } from "../sites/draw-version.ts";
import { hideSamples } from "../sites/hide-samples.ts";
import { listChanges } from "../sites/list-changes.ts";
import { moveSite } from "../sites/move-site.ts";
import { nameVersion } from "../sites/name-version.ts";
import { publishSite } from "../sites/publish-site.ts";
import { renameSite } from "../sites/rename-site.ts";
import { restoreSite } from "../sites/restore-site.ts";
import { returnDraft } from "../sites/return-draft.ts";
import { rollBackSite } from "../sites/roll-back-site.ts";
import { saveDraft } from "../sites/save-draft.ts";
import { sitesAddress } from "../sites/sites-address.ts";
import { trashSite } from "../sites/trash-site.ts";
import { unpublishSite } from "../sites/unpublish-site.ts";
import { changeMailWords } from "../studio/change-mail-words.ts";
import { changeStudioSetting } from "../studio/change-studio-setting.ts";
import { deletePerson } from "../studio/delete-person.ts";
import { exportAudit } from "../studio/export-audit.ts";
import { exportPeople } from "../studio/export-people.ts";
import { exportStudioFigures } from "../studio/export-studio-figures.ts";
import { handOverSite } from "../studio/hand-over-site.ts";
import { invitePerson } from "../studio/invite-person.ts";
import { keepPerson } from "../studio/keep-person.ts";
import { liftSuspension } from "../studio/lift-suspension.ts";
import { listMailWords } from "../studio/list-mail-words.ts";
import { makeAnnouncement } from "../studio/make-announcement.ts";
import { previewMail } from "../studio/preview-mail.ts";
import { readHealth } from "../studio/read-health.ts";
import { sendMailPreview } from "../studio/send-mail-preview.ts";
import { sendPasswordLink } from "../studio/send-password-link.ts";
import { setRole } from "../studio/set-role.ts";
import { suspendAccount } from "../studio/suspend-account.ts";
import { removeStudioWebhook } from "../studio/webhooks/remove-studio-webhook.ts";
import { resendStudioDelivery } from "../studio/webhooks/resend-studio-delivery.ts";
import { saveStudioWebhook } from "../studio/webhooks/save-studio-webhook.ts";
import { testStudioWebhook } from "../studio/webhooks/test-studio-webhook.ts";
import { withdrawAnnouncement } from "../studio/withdraw-announcement.ts";
import { allowStudio } from "../support/allow-studio.ts";
import { answerTicket } from "../support/answer-ticket.ts";
import { askStudio } from "../support/ask-studio.ts";
import { assignTicket } from "../support/assign-ticket.ts";
import { deleteReply } from "../support/delete-reply.ts";
import { drawTicketPlace } from "../support/draw-ticket-place.ts";
import { exportMyTickets } from "../support/export-my-tickets.ts";
import { exportTickets } from "../support/export-tickets.ts";
import { openTicketSite } from "../support/open-ticket-site.ts";
import { rateTicket } from "../support/rate-ticket.ts";
import { reopenTicket } from "../support/reopen-ticket.ts";
import { saveReply } from "../support/save-reply.ts";
import { saveTicketDraft } from "../support/save-ticket-draft.ts";
import { setTicketState } from "../support/set-ticket-state.ts";
import { solveTicket } from "../support/solve-ticket.ts";
import { undoStudio } from "../support/undo-studio.ts";
import { writeTicket } from "../support/write-ticket.ts";
import { exportVisits } from "../visits/export-visits.ts";
import type { Handler } from "./handle-command.ts";

/** All that can be asked of the product itself, each at `POST /api/<name>`. */
export const everyCommand: readonly Handler[] = [
  makeBackup,
  saveStudioWebhook,
  removeStudioWebhook,
  testStudioWebhook,
  resendStudioDelivery,
  changeStudioSetting,
  sendMailPreview,
  previewMail,
  listMailWords,
  changeMailWords,
  exportAudit,
  exportStudioFigures,
  drawTemplate,
  exportTemplates,
  noteTemplateVersion,
  orderTemplates,
  setTemplate,
  makeAnnouncement,
  readHealth,
  withdrawAnnouncement,
  askStudio,
  writeTicket,
  solveTicket,
  reopenTicket,
  rateTicket,
  allowStudio,
  answerTicket,
  assignTicket,
  setTicketState,
  saveReply,
  deleteReply,
  drawTicketPlace,
  exportTickets,
  exportMyTickets,
  openTicketSite,
  saveTicketDraft,
  undoStudio,
  acceptInvitation,
  acceptOwnership,
  changeMember,
  declineInvitation,
  inviteMember,
  offerOwnership,
  readInvitation,
  removeMember,
  resendInvitation,
  revokeInvitation,
  withdrawOwnership,
  acceptQuote,
  billingWays,
  cancelHosting,
  creditInvoice,
  declineQuote,
  exportBilling,
  issueInvoice,
  makeQuote,
  makeTemplate,
  moveBillingClock,
  payInvoice,
  readQuote,
  recordPayment,
  refundCustomer,
  remindInvoice,
  resumeHosting,
  saveBillingDetails,
  saveSeller,
  waiveInvoice,
  withdrawQuote,
  addDomain,
  listSessions,
  endSession,
  endOtherSessions,
  exportAccount,
  deleteAccount,
  keepAccount,
  applyBrand,
  applyBrandEverywhere,
  bePresent,
  bringVersion,
  changeDesign,
  changeSettings,
  checkAddress,
  checkDomain,
  checkSite,
  compareVersion,
  createPreview,
  createSite,
  cropPicture,
  declineImprovement,
  deleteComment,
  deletePicture,
  deleteMessages,
  describeDesign,
  domainTargets,
  drawBeginning,
  describePicture,
  drawCard,
  drawInDesign,
  drawPage,
  drawVersion,
  drawBrand,
  drawWithBrand,
  exportSite,
  exportMessages,
  exportVisits,
  listChanges,
  moveSite,
  pourDraft,
  removeDomain,
  removeRedirect,
  removeWebhook,
  hideSamples,
  nameVersion,
  publishSite,
  renameSite,
  reopenComment,
  resolveComment,
  restorePicture,
  restoreSite,
  returnDraft,
  revokePreview,
  rollBackSite,
  saveBrand,
  saveDraft,
  sitesAddress,
  setCanonicalHost,
  setMessageState,
  setRedirect,
  setWebhook,
  testWebhook,
  trashSite,
  undoBrand,
  unpublishSite,
  setRole,
  suspendAccount,
  liftSuspension,
  sendPasswordLink,
  invitePerson,
  handOverSite,
  exportPeople,
  beginLook,
  endLook,
  allowLooks,
  deletePerson,
  keepPerson,
];
