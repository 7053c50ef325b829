import { eraseAccountsJob } from "../account/erase-accounts.job.ts";
import { makeBackupJob } from "../backup/make-backup.job.ts";
import { billingDay } from "../billing/billing-day.job.ts";
import { drawInvoiceJob } from "../billing/draw-invoice.job.ts";
import { wearBrandJob } from "../brand/wear-brand.job.ts";
import { checkDomains } from "../domains/check-domains.job.ts";
import { deliverWebhook } from "../messages/deliver-webhook.job.ts";
import { sweepMessages } from "../messages/sweep-messages.job.ts";
import { encodePictureJob } from "../pictures/encode-picture.job.ts";
import { erasePicturesJob } from "../pictures/erase-pictures.job.ts";
import { refinePictureJob } from "../pictures/refine-picture.job.ts";
import { sweepPreviews } from "../previews/sweep-previews.job.ts";
import { tellCommentsJob } from "../previews/tell-comments.job.ts";
import { publishJob } from "../publishing/publish.job.ts";
import { recompressJob } from "../publishing/recompress.job.ts";
import { eraseSitesJob } from "../sites/erase-sites.job.ts";
import { sweepHistory } from "../sites/sweep-history.job.ts";
import { deliverStudioEvents } from "../studio/webhooks/deliver-studio-events.job.ts";
import { sweepSupport } from "../support/sweep-support.job.ts";
import { tellQuestionsJob } from "../support/tell-questions.job.ts";
import { sweepVisits } from "../visits/sweep-visits.job.ts";
import type { Job } from "./job.ts";

/** All that is done later. */
export const everyJob: readonly Job[] = [
  billingDay,
  checkDomains,
  deliverStudioEvents,
  deliverWebhook,
  drawInvoiceJob,
  encodePictureJob,
  eraseAccountsJob,
  erasePicturesJob,
  eraseSitesJob,
  makeBackupJob,
  publishJob,
  recompressJob,
  refinePictureJob,
  sweepHistory,
  sweepMessages,
  sweepVisits,
  sweepPreviews,
  tellCommentsJob,
  sweepSupport,
  tellQuestionsJob,
  wearBrandJob,
];
