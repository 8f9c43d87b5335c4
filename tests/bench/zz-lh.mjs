import lighthouse from 'lighthouse'
import { launch } from 'chrome-launcher'
import fs from 'node:fs'
const chrome=await launch({chromePath:'/usr/bin/chromium',chromeFlags:['--headless=new','--no-sandbox','--disable-gpu','--disable-background-networking','--disable-component-update','--disable-sync','--no-first-run']})
const runs=Number(process.env.RUNS??1)
const med=a=>[...a].sort((x,y)=>x-y)[Math.floor(a.length/2)]
for(const p of process.argv.slice(2)){
 const all=[]
 for(let i=0;i<runs;i++){
 const r=await lighthouse('http://localhost:3213'+p,{port:chrome.port,output:'json',logLevel:'silent',onlyCategories:['performance']})
 const a=r.lhr.audits,v=n=>Math.round(a[n]?.numericValue??NaN)
 fs.writeFileSync('/tmp/perf/lh/'+(p.replaceAll(/[^a-z0-9]+/gi,'-'))+'.json',r.report)
 all.push({s:Math.round((r.lhr.categories.performance.score??NaN)*100),fcp:v('first-contentful-paint'),lcp:v('largest-contentful-paint'),tbt:v('total-blocking-time'),cls:(a['cumulative-layout-shift']?.numericValue??NaN),si:v('speed-index'),err:r.lhr.runtimeError?.message||a['largest-contentful-paint']?.errorMessage,bench:r.lhr.environment.benchmarkIndex})
 }
 const m=k=>med(all.map(x=>x[k]))
 console.log(p.slice(0,40).padEnd(40),'score',m('s'),'fcp',m('fcp'),'lcp',m('lcp'),'tbt',m('tbt'),'cls',m('cls').toFixed(3),'si',m('si'),'bench',m('bench'),all[0].err??'')
}
await chrome.kill()
