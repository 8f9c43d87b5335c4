/* A button that moves or removes a row loses the focus once the row is rendered again, disabled or removed. */

/** Focuses the pressed button again at the row's new place, or the opposite button if the row is now at an end. */
export function focusMoveButton(
  list: HTMLElement | null,
  index: number,
  direction: 'earlier' | 'later',
): void {
  // Waits until the new order is rendered.
  requestAnimationFrame(() => {
    const buttons = list?.children[index]?.querySelectorAll<HTMLButtonElement>('[data-move]:enabled') ?? []
    const button = [...buttons].find(({ dataset }) => dataset['move'] === direction) ?? buttons[0]
    button?.focus()
  })
}

/** Focuses the row that took a removed row's place, or else the last row. Without `rowIndex` or rows, the heading. */
export function focusAfterRemoval(headingId: string, rowIndex?: number): void {
  requestAnimationFrame(() => {
    // After a refused removal, its button or the message has the focus, and keeps it.
    if (document.activeElement !== document.body) return
    const heading = document.getElementById(headingId)
    const rows = heading?.closest('section')?.querySelectorAll<HTMLElement>('ol > li') ?? []
    const row = rowIndex === undefined ? undefined : rows[Math.min(rowIndex, rows.length - 1)]
    const target = row ?? heading
    target?.focus({ preventScroll: true })
  })
}
