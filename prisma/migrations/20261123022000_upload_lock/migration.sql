-- The lease of the request that writes an upload, so that two processes never write it at once.
-- AlterTable
ALTER TABLE "upload" ADD COLUMN     "lock_holder" TEXT,
ADD COLUMN     "lock_wanted" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "locked_until" TIMESTAMPTZ(3);
