import { filesEndpoints } from '@maquette/contract';
import { bindWith, type Route } from '../../platform/http/route.ts';
import { chooseCover, deleteAlbum, listAlbums, makeAlbum, moveFiles, renameAlbum } from './albums/albums.ts';
import { archivePictures } from './content/archive-pictures.ts';
import { openPicture, proxyPicture } from './content/open-picture.ts';
import { getFile, listFileIds, listFiles, listVersions } from './history/queries.ts';
import { starFile, starFiles } from './history/star-file.ts';
import { deleteFile, deleteFiles, restoreFile, restoreFiles } from './history/trash.ts';
import { addUpload, readRecipe } from './upload-file.ts';
import { oneHistoryItem } from './history-item.ts';
import { forgetMask, listNamedMasks, nameMask, renameMask } from './named-masks/named-masks.ts';
import { type FilesPorts, sentFile } from './ports.ts';

export function filesRoutes(ports: FilesPorts): Route[] {
  const bind = bindWith(ports);
  return [
    bind(filesEndpoints.listFiles, (ctx, { query }) => listFiles(ctx, query)),
    bind(filesEndpoints.listFileIds, (ctx, { query }) => listFileIds(ctx, query)),
    bind(filesEndpoints.getFile, (ctx, { params }) => getFile(ctx, params)),
    bind(filesEndpoints.deleteFile, (ctx, { params, query }) =>
      deleteFile(ctx, { ...params, isPermanent: query.permanent === 'true' }),
    ),
    bind(filesEndpoints.restoreFile, (ctx, { params }) => restoreFile(ctx, params)),
    bind(filesEndpoints.deleteFiles, (ctx, { body }) =>
      deleteFiles(ctx, { ids: body.ids, isPermanent: body.permanent ?? false }),
    ),
    bind(filesEndpoints.restoreFiles, (ctx, { body }) => restoreFiles(ctx, body)),
    bind(filesEndpoints.starFile, (ctx, { params }) => starFile(ctx, { ...params, isStarred: true })),
    bind(filesEndpoints.unstarFile, (ctx, { params }) => starFile(ctx, { ...params, isStarred: false })),
    bind(filesEndpoints.starFiles, (ctx, { body }) =>
      starFiles(ctx, { ids: body.ids, isStarred: body.starred }),
    ),
    bind(filesEndpoints.listAlbums, (ctx) => listAlbums(ctx)),
    bind(filesEndpoints.makeAlbum, (ctx, { body }) => makeAlbum(ctx, body)),
    bind(filesEndpoints.renameAlbum, (ctx, { params, body }) => renameAlbum(ctx, { ...params, ...body })),
    bind(filesEndpoints.chooseCover, (ctx, { params, body }) => chooseCover(ctx, { ...params, ...body })),
    bind(filesEndpoints.deleteAlbum, (ctx, { params }) => deleteAlbum(ctx, params)),
    bind(filesEndpoints.moveFiles, (ctx, { body }) => moveFiles(ctx, body)),
    bind(filesEndpoints.listVersions, (ctx, { params }) => listVersions(ctx, params)),
    bind(filesEndpoints.uploadFile, async (ctx, { form }, { files }) => {
      const { type = 'upload', originalImageId } = form;
      // A form sends what was left empty as well.
      const [originalId, albumId] = [originalImageId || undefined, form.albumId || undefined];
      const recipe = readRecipe(form.recipe, type);
      const sent = { file: sentFile(files, 'image'), type, originalId, albumId, recipe };
      const { file, isNew } = await addUpload(ctx, sent);
      return { success: true as const, file: await oneHistoryItem(ctx, file), isNew };
    }),
    bind(filesEndpoints.fileContent, (ctx, { params, query }) =>
      openPicture(ctx, { kind: 'file', ...params, ...query }),
    ),
    bind(filesEndpoints.maskContent, (ctx, { params, query }) =>
      openPicture(ctx, { kind: 'mask', ...params, ...query }),
    ),
    bind(filesEndpoints.archiveFiles, (ctx, { body }) => archivePictures(ctx, body)),
    bind(filesEndpoints.listNamedMasks, (ctx, { params }) => listNamedMasks(ctx, params)),
    bind(filesEndpoints.nameMask, (ctx, { params, body: { replace = false, ...body } }) =>
      nameMask(ctx, { ...params, ...body, isReplacing: replace }),
    ),
    bind(filesEndpoints.renameMask, (ctx, { params, body }) => renameMask(ctx, { ...params, ...body })),
    bind(filesEndpoints.forgetMask, (ctx, { params }) => forgetMask(ctx, params)),
    bind(filesEndpoints.proxyFile, (ctx, { query }) => proxyPicture(ctx, query)),
  ];
}
