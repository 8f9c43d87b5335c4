-- Tells which session has ended, so that its sockets are closed in every process. A session that has expired is not
-- told: its sockets are found by the sweep of lib/realtime/message-sockets.ts.
CREATE FUNCTION user_session_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM publish_event(jsonb_build_object('type', 'session-ended', 'userId', OLD.user_id, 'sessionId', OLD.id));
  RETURN NULL;
END $$;
CREATE TRIGGER "user_session_ended" AFTER UPDATE OF "ended_at" ON "user_session"
  FOR EACH ROW WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL) EXECUTE FUNCTION user_session_ended();
CREATE TRIGGER "user_session_deleted" AFTER DELETE ON "user_session"
  FOR EACH ROW WHEN (OLD.ended_at IS NULL AND OLD.expires_at > CURRENT_TIMESTAMP) EXECUTE FUNCTION user_session_ended();
