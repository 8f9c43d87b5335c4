/** An object, so that a test can replace its functions. */
export const navigation = {
  to: (path: string) => window.location.assign(path),
  reload: () => window.location.reload(),
}

/** Reloads this page if Back restores it from the back/forward cache, where its form is still being sent. */
export function reloadWhenRestored(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) navigation.reload()
  })
}
