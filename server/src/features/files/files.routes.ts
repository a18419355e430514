import { filesEndpoints } from '@maquette/contract';
import { bind, type Route } from '../../platform/http/route.ts';
import { deleteFile } from './delete-file.ts';
import { getFile } from './get-file.ts';
import { oneHistoryItem } from './history-item.ts';
import { listFiles } from './list-files.ts';
import { archivePictures, openPicture, proxyPicture } from './content/index.ts';
import { type FilesPorts, sentFile } from './ports.ts';
import { restoreFile } from './restore-file.ts';
import { uploadFile } from './upload-file.ts';

export const filesRoutes = (ports: FilesPorts): Route[] => [
  bind(filesEndpoints.listFiles, (ctx, { query }) => listFiles({ ...ctx, ...ports }, query)),
  bind(filesEndpoints.getFile, (ctx, { params }) => getFile({ ...ctx, ...ports }, params)),
  bind(filesEndpoints.deleteFile, (ctx, { params, query }) =>
    deleteFile({ ...ctx, ...ports }, { ...params, isPermanent: query.permanent === 'true' }),
  ),
  bind(filesEndpoints.restoreFile, (ctx, { params }) => restoreFile({ ...ctx, ...ports }, params)),
  bind(filesEndpoints.uploadFile, async (ctx, { form }, { files }) => {
    const { type = 'upload', originalImageId: originalId } = form;
    const file = await uploadFile({ ...ctx, ...ports }, { file: sentFile(files, 'image'), type, originalId });
    return { success: true as const, file: await oneHistoryItem({ ...ctx, ...ports }, file) };
  }),
  bind(filesEndpoints.fileContent, (ctx, { params, query }) =>
    openPicture({ ...ctx, ...ports }, { kind: 'file', ...params, ...query }),
  ),
  bind(filesEndpoints.maskContent, (ctx, { params, query }) =>
    openPicture({ ...ctx, ...ports }, { kind: 'mask', ...params, ...query }),
  ),
  bind(filesEndpoints.archiveFiles, (ctx, { body }) => archivePictures({ ...ctx, ...ports }, body)),
  bind(filesEndpoints.proxyFile, (ctx, { query }) => proxyPicture({ ...ctx, ...ports }, query)),
];
