-- AlterTable
ALTER TABLE "mail" ADD COLUMN     "traceless" BOOLEAN NOT NULL DEFAULT false;
