import { applyBrand } from "../brand/apply-brand.ts";
import { drawBrand } from "../brand/draw-brand.ts";
import { drawWithBrand } from "../brand/draw-with-brand.ts";
import { saveBrand } from "../brand/save-brand.ts";
import { changeDesign } from "../designs/change-design.ts";
import { drawInDesign } from "../designs/draw-in-design.ts";
import { pourDraft } from "../designs/pour-draft.ts";
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
  applyBrand,
  bePresent,
  changeDesign,
  changeSettings,
  checkAddress,
  checkSite,
  createSite,
  cropPicture,
  deletePicture,
  deleteMessages,
  describeDesign,
  drawBeginning,
  describePicture,
  drawInDesign,
  drawPage,
  drawBrand,
  drawWithBrand,
  exportSite,
  exportMessages,
  moveSite,
  pourDraft,
  removeWebhook,
  hideSamples,
  publishSite,
  renameSite,
  restorePicture,
  restoreSite,
  rollBackSite,
  saveBrand,
  saveDraft,
  sitesAddress,
  setMessageState,
  setWebhook,
  testWebhook,
  trashSite,
  unpublishSite,
];
