-- DropIndex
DROP INDEX "mail_state_next_try_at_idx";

-- AlterTable
ALTER TABLE "mail" DROP COLUMN "attempts",
DROP COLUMN "next_try_at";

-- A mail is sent by a job; mail that waits already gets one here. scripts/database/migrate.ts installs the job
-- runner first. Prisma's own `migrate deploy` does not, and then no server of ours has queued mail there.
DO $$
BEGIN
  IF to_regclass('graphile_worker.migrations') IS NOT NULL THEN
    PERFORM graphile_worker.add_job('send-mail', json_build_object('mailId', id), job_key => 'mail:' || id,
                                    max_attempts => 17, priority => CASE WHEN secret THEN -10 ELSE 0 END)
       FROM mail WHERE state = 'queued';
  END IF;
END $$;

-- Mail that has expired is looked for every minute.
CREATE INDEX "mail_queued_expiry" ON "mail" ("expires_at") WHERE "state" = 'queued';
