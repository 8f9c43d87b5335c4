import { defineConfig } from 'prisma/config'

/** For Prisma's own tools; the application reads its settings through lib/config/env. */
export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
})
