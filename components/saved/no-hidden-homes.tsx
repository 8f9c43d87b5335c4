/** Says how a home is hidden, where there is none yet. */
export const NoHiddenHomes = () => (
  <div className="max-w-[60ch] rounded-lg border border-line bg-surface p-6">
    <p className="font-semibold">No hidden homes.</p>
    <p className="mt-2">
      Press “Not for us” on a home that you do not want to see again, on its card beside the heart or on its
      own page. It is then left out of your results and of the map. It stays here, so that you can show it
      again.
    </p>
  </div>
)
