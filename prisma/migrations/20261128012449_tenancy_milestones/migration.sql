-- CreateEnum
CREATE TYPE "tenancy_milestone_key" AS ENUM ('references', 'right_to_rent', 'certificates', 'terms', 'signed', 'deposit', 'keys');

-- CreateEnum
CREATE TYPE "tenancy_party" AS ENUM ('landlord', 'tenant');

-- CreateTable
CREATE TABLE "tenancy_milestone" (
    "id" SERIAL NOT NULL,
    "let_request_id" INTEGER NOT NULL,
    "milestone" "tenancy_milestone_key" NOT NULL,
    "state" "milestone_state" NOT NULL,
    "day" DATE NOT NULL,
    "party" "tenancy_party" NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tenancy_milestone_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "tenancy_milestone_let_request_id_id_idx" ON "tenancy_milestone"("let_request_id", "id");

-- AddForeignKey
ALTER TABLE "tenancy_milestone" ADD CONSTRAINT "tenancy_milestone_let_request_id_fkey" FOREIGN KEY ("let_request_id") REFERENCES "let_request"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TRIGGER "tenancy_milestone_append_only" BEFORE UPDATE OR DELETE ON "tenancy_milestone"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
