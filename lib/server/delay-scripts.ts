/**
 * Runs in the browser at the end of the body, and loads Next's scripts later. A page is readable
 * without them, and on a slow connection their 165 kB would delay the styles and the first picture.
 * The scripts load once the page is painted and its first picture has loaded; at once when the visitor
 * clicks or types, when the tab is hidden, or when the picture takes more than 2.5 s. A button that
 * is clicked before React has hydrated is clicked again once React has attached its handlers.
 */
const loader = `!function(){var d=document,done=0,turns=0,early;
function go(){if(done)return;done=1;d.querySelectorAll('script[data-late]').forEach(function(o){var s=d.createElement('script');s.nonce=o.nonce;if(o.id)s.id=o.id;s.setAttribute('async','');s.src=o.getAttribute('src');o.replaceWith(s)})}
function painted(){requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(go)})})}
function has(o,name){return Object.keys(o).some(function(key){return key.indexOf(name)===0})}
function again(){if(has(early,'__reactProps')){var b=early;early=0;b.click()}else if(turns++<400)setTimeout(again,30)}
d.addEventListener('click',function hear(e){if(has(d,'_reactListening'))return d.removeEventListener('click',hear,true);var b=e.target.closest('button[type=button]');if(b){if(!early)setTimeout(again,30);early=b}},true);
if(d.hidden)return go();
var i=d.querySelector('img[fetchpriority=high]');
if(!i||i.complete)painted();else{i.addEventListener('load',painted);i.addEventListener('error',painted);setTimeout(go,2500)}
d.addEventListener('visibilitychange',go);
['pointerdown','keydown','touchstart'].forEach(function(e){addEventListener(e,go,{once:true,passive:true,capture:true})})}()`

const NEXT_SCRIPT = /<script src="\/_next\/static\/[^"]+"[^>]* async=""[^>]*><\/script>/g
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g

/**
 * Delays a document's scripts until its visible content has loaded (P7).
 * @param nonce allows the loading script in the content security policy; without one nothing is delayed
 */
export function delayScripts(body: Buffer, nonce: string): Buffer {
  const html = body.toString('utf8')
  const end = html.lastIndexOf('</body>')
  if (!nonce || end < 0) return body
  const delayed = html
    .slice(0, end)
    .replace(PRELOAD, '')
    .replace(NEXT_SCRIPT, (tag) => tag.replace('<script ', '<script type="text/plain" data-late="" '))
  return Buffer.from(`${delayed}<script nonce="${nonce}">${loader}</script>${html.slice(end)}`)
}
