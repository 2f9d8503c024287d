import * as contract from "#contract/media.ts";
import { handle } from "#server/calls/handle.ts";
import { archivePicture } from "#server/media/archive-picture.ts";
import { deletePictures } from "#server/media/delete-pictures.ts";
import { finishUpload } from "#server/media/finish-upload.ts";
import { getUpload } from "#server/media/get-upload.ts";
import { listArchivedPictures } from "#server/media/list-archived-pictures.ts";
import { listPictureUses } from "#server/media/list-picture-uses.ts";
import { listPictures } from "#server/media/list-pictures.ts";
import { replacePicture } from "#server/media/replace-picture.ts";
import { restorePicture } from "#server/media/restore-picture.ts";
import { savePicture } from "#server/media/save-picture.ts";
import { sendPiece } from "#server/media/send-piece.ts";
import { startUpload } from "#server/media/start-upload.ts";

export const mediaHandlers = [
  handle(contract.listPictures, listPictures),
  handle(contract.startUpload, startUpload),
  handle(contract.sendPiece, sendPiece),
  handle(contract.getUpload, getUpload),
  handle(contract.finishUpload, finishUpload),
  handle(contract.savePicture, savePicture),
  handle(contract.listPictureUses, listPictureUses),
  handle(contract.replacePicture, replacePicture),
  handle(contract.archivePicture, archivePicture),
  handle(contract.restorePicture, restorePicture),
  handle(contract.listArchivedPictures, listArchivedPictures),
  handle(contract.deletePictures, deletePictures),
];
