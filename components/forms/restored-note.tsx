/** Tells a user that the values typed before a login are kept, and must still be sent (D-09). */
export const RestoredNote = ({ action }: { action: 'save' | 'send' }) => (
  <p role="status" className="rounded-md border-l-4 border-note bg-note-soft p-4">
    You were logged out before this was {action === 'save' ? 'saved' : 'sent'}. What you typed is still here:
    please {action} it now.
  </p>
)
