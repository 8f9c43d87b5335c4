-- Until now the forms of a listing wrote to the agency by the contact call, as '<heading>. Reference <id>, <address>.
-- <words>'. Those of an account with a proved address become threads with the owner, with their words and time. The
-- contact messages stay as they are.
CREATE TEMPORARY TABLE "enquiry" ON COMMIT DROP AS
  SELECT message.id AS message_id, message.created_at, listing.id AS listing_id, sender.id AS starter_id,
         property.owner_id,
         CASE WHEN NOT starts_with(message.message, part.subject) THEN message.message
              WHEN part.heading = 'Ask a question' THEN btrim(substr(message.message, length(part.subject) + 1))
              ELSE part.heading || '. ' || btrim(substr(message.message, length(part.subject) + 1))
         END AS body
    FROM "contact_message" message
    CROSS JOIN LATERAL regexp_match(message.message,
      '^(Ask a question|Arrange a viewing|Make an offer|Request to let)\. Reference (\d{1,9}), ') AS match
    JOIN "listing" listing ON listing.id = match[2]::int
    JOIN "property" property ON property.id = listing.property_id
    JOIN "user" sender ON sender.email = lower(message.email)
    -- The address of the listing may have changed since; then the message keeps its first words.
    CROSS JOIN LATERAL (SELECT match[1] AS heading,
      match[1] || '. Reference ' || match[2] || ', ' || listing.display_address || '.' AS subject) AS part
   WHERE sender.email_proved_at IS NOT NULL AND sender.closed_at IS NULL AND sender.id <> property.owner_id;

DELETE FROM "enquiry" WHERE body = '';

INSERT INTO "thread" (listing_id, starter_id, owner_id, created_at, last_message_at)
  SELECT listing_id, starter_id, owner_id, min(created_at), max(created_at)
    FROM "enquiry" GROUP BY listing_id, starter_id, owner_id
  ON CONFLICT DO NOTHING;

-- In the order of their times, so that the ids are in it too.
INSERT INTO "thread_message" (thread_id, sender_id, body, sent_at)
  SELECT thread.id, enquiry.starter_id, enquiry.body, enquiry.created_at
    FROM "enquiry" enquiry JOIN "thread" thread USING (listing_id, starter_id, owner_id)
   ORDER BY enquiry.created_at, enquiry.message_id;

-- The sender has read them; the owner has not, and gets no mail about what is long past.
INSERT INTO "thread_participant" (thread_id, user_id, last_read_message_id, last_mailed_message_id)
  SELECT thread.id, party.user_id, CASE WHEN party.user_id = thread.starter_id THEN max(message.id) ELSE 0 END,
         max(message.id)
    FROM "thread" thread
    JOIN "thread_message" message ON message.thread_id = thread.id
    CROSS JOIN LATERAL (VALUES (thread.starter_id), (thread.owner_id)) AS party (user_id)
   WHERE EXISTS (SELECT FROM "enquiry" enquiry
                  WHERE (enquiry.listing_id, enquiry.starter_id, enquiry.owner_id)
                      = (thread.listing_id, thread.starter_id, thread.owner_id))
   GROUP BY thread.id, party.user_id
  ON CONFLICT DO NOTHING;
