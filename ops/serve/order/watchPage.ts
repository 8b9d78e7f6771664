import { ORDER_WORDS } from './orderWords'

/** How often a page that waits asks whether something has changed. */
const LOOK_MS = 1_500
/** Ticks that are left out after an answer that was none: who asks too often is told so. */
const AFTER_FAILURE = 5
/** An answer that is not there by then never comes, as when the phone has changed its network meanwhile: it is asked for again. */
const PATIENCE_MS = 8_000

/** Ids and data that the script finds on the page. */
export const WATCHED = { copy: 'copiar', code: 'codigo', said: 'dito', left: 'resta' } as const

/**
 * The whole script of an order's page while it waits to be paid: copies the code, counts the minutes by the time that has passed
 * since the page came (a phone's clock may be wrong), and reads the page again once its state is another. A page that nobody
 * looks at asks nothing; it asks at once when the buyer comes back from the bank's program.
 */
export const WATCH_PAGE = `(()=>{
const d=document,$=id=>d.getElementById(id),b=$('${WATCHED.copy}'),c=$('${WATCHED.code}'),t=$('${WATCHED.left}');
const s=$('${WATCHED.said}'),m=d.querySelector('[data-state]'),now=m.dataset.state,start=Date.now();
const path='/api/store/orders/by-link/'+location.pathname.split('/')[2]+'/state';
if(b){b.hidden=false;b.onclick=async()=>{let ok=true;
try{await navigator.clipboard.writeText(c.value)}catch{c.focus();c.select();ok=d.execCommand('copy')}
s.textContent='';setTimeout(()=>{s.textContent=ok?'${ORDER_WORDS.copied}':'${ORDER_WORDS.notCopied}'},50)}}
let busy=false,rest=0;
const look=async()=>{
if(t){const n=Math.max(0,Math.ceil((t.dataset.ms-(Date.now()-start))/6e4));t.textContent=n===1?'${ORDER_WORDS.oneMinute}':'${ORDER_WORDS.minutes("'+n+'")}'}
if(busy||d.hidden||rest-->0)return;busy=true;rest=0;
const a=new AbortController(),k=setTimeout(()=>a.abort(),${String(PATIENCE_MS)});
try{const r=await fetch(path,{cache:'no-store',signal:a.signal});
if(r.ok){if((await r.json()).state!==now)location.reload()}else rest=${String(AFTER_FAILURE)}}catch{}
clearTimeout(k);busy=false};
setInterval(look,${String(LOOK_MS)});d.addEventListener('visibilitychange',()=>{rest=0;void look()})
})()`
