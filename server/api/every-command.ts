import { addDomain } from "../domains/add-domain.ts";
import { checkDomain } from "../domains/check-domain.ts";
import { domainTargets } from "../domains/domain-targets.ts";
import { removeDomain } from "../domains/remove-domain.ts";
import { setCanonicalHost } from "../domains/set-canonical-host.ts";
import { exportSite } from "../export/export-site.ts";
import { deleteMessages } from "../messages/delete-messages.ts";
import { exportMessages } from "../messages/export-messages.ts";
import { removeWebhook } from "../messages/remove-webhook.ts";
import { setMessageState } from "../messages/set-message-state.ts";
import { setWebhook } from "../messages/set-webhook.ts";
import { testWebhook } from "../messages/test-webhook.ts";
import { cropPicture } from "../pictures/crop-picture.ts";
import { deletePicture } from "../pictures/delete-picture.ts";
import { describePicture } from "../pictures/describe-picture.ts";
import { restorePicture } from "../pictures/restore-picture.ts";
import { removeRedirect } from "../redirects/remove-redirect.ts";
import { setRedirect } from "../redirects/set-redirect.ts";
import { bePresent } from "../sites/be-present.ts";
import { changeSettings } from "../sites/change-settings.ts";
import { checkAddress } from "../sites/check-address.ts";
import { checkSite } from "../sites/check-site.ts";
import { createSite } from "../sites/create-site.ts";
import { describeDesign } from "../sites/describe-design.ts";
import { drawBeginning } from "../sites/draw-beginning.ts";
import { drawPage } from "../sites/draw-page.ts";
import { hideSamples } from "../sites/hide-samples.ts";
import { moveSite } from "../sites/move-site.ts";
import { publishSite } from "../sites/publish-site.ts";
import { renameSite } from "../sites/rename-site.ts";
import { restoreSite } from "../sites/restore-site.ts";
import { rollBackSite } from "../sites/roll-back-site.ts";
import { saveDraft } from "../sites/save-draft.ts";
import { sitesAddress } from "../sites/sites-address.ts";
import { trashSite } from "../sites/trash-site.ts";
import { unpublishSite } from "../sites/unpublish-site.ts";
import type { Handler } from "./handle-command.ts";

/** All that can be asked of the product itself, each at `POST /api/<name>`. */
export const everyCommand: readonly Handler[] = [
  addDomain,
  bePresent,
  changeSettings,
  checkAddress,
  checkDomain,
  checkSite,
  createSite,
  cropPicture,
  deletePicture,
  deleteMessages,
  describeDesign,
  domainTargets,
  drawBeginning,
  describePicture,
  drawPage,
  exportSite,
  exportMessages,
  moveSite,
  removeDomain,
  removeRedirect,
  removeWebhook,
  hideSamples,
  publishSite,
  renameSite,
  restorePicture,
  restoreSite,
  rollBackSite,
  saveDraft,
  sitesAddress,
  setCanonicalHost,
  setMessageState,
  setRedirect,
  setWebhook,
  testWebhook,
  trashSite,
  unpublishSite,
];
