/**
 * Runs in the browser. It loads Next's 165 kB of scripts once the page is painted and its first picture has loaded, or
 * when the visitor clicks or types, the tab is hidden, or 2.5 s have passed. A click on a button before React has
 * hydrated it is repeated afterwards, or dropped after 12 s (400 tries every 30 ms). Links and submit buttons work
 * without React, so only `type=button` is repeated. React sets a property `__reactProps…` on each element that it has
 * hydrated, and `_reactListening…` on the document once it listens. The syntax is old for old browsers: no build
 * compiles it.
 */
const loader = `
!function () {
  var d = document, done = 0, tries = 0, clicked;
  function load() {
    if (done) return;
    done = 1;
    d.querySelectorAll('script[data-late]').forEach(function (late) {
      var script = d.createElement('script');
      script.nonce = late.nonce;
      if (late.id) script.id = late.id;
      script.setAttribute('async', '');
      script.src = late.getAttribute('src');
      late.replaceWith(script)
    })
  }
  function painted() {
    requestAnimationFrame(function () { requestAnimationFrame(function () { setTimeout(load) }) })
  }
  function hasKey(object, start) {
    return Object.keys(object).some(function (key) { return key.indexOf(start) === 0 })
  }
  function repeat() {
    if (hasKey(clicked, '__reactProps')) {
      var button = clicked;
      clicked = 0;
      button.click()
    } else if (tries++ < 400) setTimeout(repeat, 30)
  }
  d.addEventListener('click', function onClick(e) {
    if (hasKey(d, '_reactListening')) return d.removeEventListener('click', onClick, true);
    var button = e.target.closest('button[type=button]');
    if (button) {
      if (!clicked) setTimeout(repeat, 30);
      clicked = button
    }
  }, true);
  if (d.hidden) return load();
  var picture = d.querySelector('img[fetchpriority=high]');
  if (!picture || picture.complete) painted();
  else {
    picture.addEventListener('load', painted);
    picture.addEventListener('error', painted);
    setTimeout(load, 2500)
  }
  d.addEventListener('visibilitychange', load);
  ['pointerdown', 'keydown', 'touchstart'].forEach(function (type) {
    addEventListener(type, load, { once: true, passive: true, capture: true })
  })
}()`
  // Each page contains the code, so its indentation is removed.
  .replaceAll(/\n\s*/g, '')

const SCRIPT_START = '<script '
const NEXT_SCRIPT_START = `${SCRIPT_START}src="/_next/static/`
const PRELOAD_START = '<link rel="preload" as="script"'
const DELAYED_SCRIPT_START = Buffer.from(`${SCRIPT_START}type="text/plain" data-late="" `)

function findIndexes(body: Buffer, text: string): number[] {
  const indexes: number[] = []
  for (let index = body.indexOf(text); index >= 0; index = body.indexOf(text, index + 1)) indexes.push(index)
  return indexes
}

/**
 * Marks the tags of Next's scripts, so that a browser does not run them before the loader does, and removes their
 * preloads. Only the tags are decoded, because a document may have 100 kB.
 */
function delayTags(body: Buffer): Buffer[] {
  const pieces: Buffer[] = []
  let copiedUntil = 0
  const tagStarts = [...findIndexes(body, NEXT_SCRIPT_START), ...findIndexes(body, PRELOAD_START)]
  for (const start of tagStarts.toSorted((a, b) => a - b)) {
    const end = body.indexOf('>', start) + 1
    const tag = body.toString('latin1', start, end)
    if (tag.startsWith(PRELOAD_START)) {
      pieces.push(body.subarray(copiedUntil, start))
      copiedUntil = end
    } else if (tag.includes(' async=""')) {
      // Next marks its scripts as async, except the scripts for old browsers. These are left alone.
      pieces.push(body.subarray(copiedUntil, start), DELAYED_SCRIPT_START)
      copiedUntil = start + SCRIPT_START.length
    }
  }
  return [...pieces, body.subarray(copiedUntil)]
}

/** Delays a document's scripts until its visible content has loaded (P7). Without a `nonce` nothing is delayed. */
export function delayScripts(body: Buffer, nonce: string): Buffer {
  const end = body.lastIndexOf('</body>')
  if (!nonce || end < 0) return body
  return Buffer.concat([
    ...delayTags(body.subarray(0, end)),
    Buffer.from(`<script nonce="${nonce}">${loader}</script>`),
    body.subarray(end),
  ])
}
