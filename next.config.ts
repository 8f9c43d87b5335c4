import type { NextConfig } from 'next'
import { paymentRewrites } from './lib/config/payment-routes'
import { RENDER_INSTEAD_HEADER } from './lib/server/request-headers'

/**
 * Pages render at request time and our server caches them (lib/server/page-cache), so that one build serves every
 * environment.
 */
const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Paths work with and without a trailing slash, as the specification's links use both (D-44).
  skipTrailingSlashRedirect: true,
  // Our server compresses a cached page once; Next would compress each response.
  compress: false,
  // Makes Next send title and canonical in the first <head> to every client. It turns Next's page cache off, which the
  // site does not use.
  htmlLimitedBots: /.*/,
  serverExternalPackages: [
    'pg',
    'graphile-worker',
    'sharp',
    '@node-rs/argon2',
    '@zxcvbn-ts/language-common',
    '@aws-sdk/client-s3',
    '@tus/server',
    '@tus/file-store',
    '@tus/s3-store',
  ],
  images: {
    loader: 'custom',
    loaderFile: './lib/config/image-loader.ts',
    // The widths that lib/media/variants.ts serves.
    deviceSizes: [480, 640, 828, 1080, 1200],
    imageSizes: [160, 320],
  },
  experimental: {
    // The modules of a page load at its first request. Loading the modules of all sixty pages would delay the start.
    preloadEntriesOnStart: false,
    // Writing the cache makes a build a quarter slower and the next build faster. `npm test` builds only once, so it
    // turns the cache off.
    turbopackFileSystemCacheForBuild: process.env['BUILD_CACHE'] !== 'off',
  },
  typescript: { ignoreBuildErrors: true }, // `npm run types` checks them before the build
  async redirects() {
    // Password managers open this URL to have a stolen password changed (W3C, Change Password URL).
    return [{ source: '/.well-known/change-password', destination: '/my-account/password', permanent: false }]
  },
  async rewrites() {
    return {
      // Our server asks for these pages by a header, which it removes from clients' requests.
      beforeFiles: [
        // No route has the path /_not-found-page, so Next renders the page of app/not-found.tsx.
        {
          source: '/:path*',
          has: [{ type: 'header', key: RENDER_INSTEAD_HEADER, value: 'not-found' }],
          destination: '/_not-found-page',
        },
        // Next would answer a request for its own error page with 500, although nothing has failed.
        { source: '/_global-error', destination: '/_not-found-page' },
        // Only the rewrites below may lead to these folders, so that each page has one URL.
        { source: '/with-product/:path*', destination: '/_not-found-page' },
        { source: '/with-provider/:path*', destination: '/_not-found-page' },
        {
          source: '/:path*',
          has: [{ type: 'header', key: RENDER_INSTEAD_HEADER, value: '(?<kind>outage|error)' }],
          destination: '/unavailable?kind=:kind',
        },
      ],
      afterFiles: [
        { source: '/home', destination: '/' },
        // Rewrites are fixed by the build but the product's slug is a setting, so any slug matches here. The page answers
        // 404 for a wrong one (D-05).
        { source: '/:product-local-contact', destination: '/with-product/:product/local-contact' },
        {
          source: '/sell-your-property/main-details-:product-only',
          destination: '/with-product/:product/main-details',
        },
        ...paymentRewrites,
      ],
    }
  },
}

export default config
