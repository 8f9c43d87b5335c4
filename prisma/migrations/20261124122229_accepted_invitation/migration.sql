-- AlterTable
ALTER TABLE "sharing_partner" ADD COLUMN     "invitation_key_hash" TEXT;
