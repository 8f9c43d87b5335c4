import type { NextConfig } from 'next'
import { RENDER_INSTEAD } from './lib/server/request-headers'

/**
 * Every page is rendered on request and cached by our own server in front (lib/server/page-cache):
 * one build then serves every environment, and nothing of an environment is baked in at build.
 */
const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Both forms of every path answer 200 (the specification's links use both); canonicals pick one.
  skipTrailingSlashRedirect: true,
  // The server compresses once per cached page; Next would do it per request.
  compress: false,
  // Title and canonical always in the first <head>: pages are cached in front, so Next's own page
  // cache, which this setting turns off, is not missed.
  htmlLimitedBots: /.*/,
  serverExternalPackages: [
    'pg',
    'graphile-worker',
    'sharp',
    '@prisma/client',
    '@prisma/adapter-pg',
    '@node-rs/argon2',
    '@zxcvbn-ts/language-common',
  ],
  images: {
    loader: 'custom',
    loaderFile: './lib/config/image-loader.ts',
    deviceSizes: [480, 640, 828, 1080, 1200],
    imageSizes: [160, 320],
  },
  // A page's modules are loaded when it is first asked for: the first answer waits for one page, not for sixty.
  experimental: { preloadEntriesOnStart: false },
  typescript: { ignoreBuildErrors: true }, // `npm run types` holds them, once, before the build
  async redirects() {
    // Where password managers send people whose password is known to be stolen (W3C, A Well-Known URL for Changing Passwords).
    return [{ source: '/.well-known/change-password', destination: '/my-account/password', permanent: false }]
  },
  async rewrites() {
    return {
      // The server shows these under the address asked for; it strips the header from outside.
      beforeFiles: [
        {
          source: '/:path*',
          has: [{ type: 'header', key: RENDER_INSTEAD, value: 'not-found' }],
          destination: '/_not-found-page',
        },
        // Reached by the rewrites below alone: a page has one address.
        { source: '/with-product/:path*', destination: '/_not-found-page' },
        {
          source: '/:path*',
          has: [{ type: 'header', key: RENDER_INSTEAD, value: '(?<kind>outage|error)' }],
          destination: '/unavailable?kind=:kind',
        },
      ],
      afterFiles: [
        { source: '/home', destination: '/' },
        // The product's word is a setting, and rewrites are fixed at build: any word is let in here,
        // and the page itself refuses all but the right one (D-05).
        { source: '/:product-local-contact', destination: '/with-product/:product/local-contact' },
        {
          source: '/sell-your-property/main-details-:product-only',
          destination: '/with-product/:product/main-details',
        },
      ],
    }
  },
}

export default config
