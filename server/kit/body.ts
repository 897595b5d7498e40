import type { FastifyInstance } from 'fastify';
import { Problem } from '@shuka/domain/kit/problem.ts';

/** JSON is the only body there is, with prototype poisoning an error; a second reader of bodies is a way round the first. */
export const acceptOnlyJson = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
};

const mostPictureBytes = 5_242_880;

/** Pictures come as raw bytes, and only to routes whose contract takes one. */
export const acceptPictures = (app: FastifyInstance): void => {
  app.addContentTypeParser(
    ['image/jpeg', 'image/png', 'image/webp'],
    { parseAs: 'buffer', bodyLimit: mostPictureBytes },
    (request, body, done) => {
      const takesPicture = request.routeOptions.config.route?.contract.body === 'picture';
      if (takesPicture) done(null, body);
      else done(new Problem('wrong-media-type'));
    },
  );
};
