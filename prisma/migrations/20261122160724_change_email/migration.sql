-- AlterEnum
ALTER TYPE "link_purpose" ADD VALUE 'email';

-- AlterTable
ALTER TABLE "account_link" ADD COLUMN     "new_email" TEXT;
