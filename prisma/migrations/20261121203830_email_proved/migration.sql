-- AlterTable
ALTER TABLE "user" ADD COLUMN     "email_proved_at" TIMESTAMPTZ(3),
ADD COLUMN     "newsletter_wish" BOOLEAN NOT NULL DEFAULT false;

-- A guest's session was opened by a code or a link from the mailbox. Addresses under .example belong
-- to nobody (RFC 2606): the demonstration's own.
UPDATE "user" u SET email_proved_at = u.created_at
 WHERE u.closed_at IS NULL AND (u.email LIKE '%.example' OR (u.password_hash IS NULL AND EXISTS (SELECT FROM user_session s WHERE s.user_id = u.id)));
