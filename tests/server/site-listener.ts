import { createApplication } from '../../lib/server/application'
import { createListener } from '../../lib/server/listener'
import type { PageCaches } from '../../lib/server/send-page'

type Options = Parameters<typeof createApplication>[0] & { buildFolder: string; caches?: PageCaches }

/** Creates the site's listener with the application in the same process. Tests replace Next. */
export const createSiteListener = ({ buildFolder, caches, ...options }: Options) =>
  createListener({
    application: createApplication(options),
    settings: options.settings,
    dev: options.dev,
    buildFolder,
    ...(caches ? { caches } : {}),
  })
