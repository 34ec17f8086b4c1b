import { chromium } from 'playwright-core';
const base=process.argv[2]; const steps=Number(process.argv[3]??6);
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
const ctx=await b.newContext({viewport:{width:1366,height:768}});
const p=await ctx.newPage();
p.on('console',m=>{ if(m.type()==='error') console.log('console:',m.text())});
p.on('pageerror',e=>console.log('pageerror',e.message));
await p.goto(base); await p.waitForTimeout(800); await p.screenshot({path:'/tmp/shots/home.png'});
for (const [game,players] of [['solenia',2],['luna-capital',2],['skymines',2]]) {
  const made=await p.evaluate(async ({game,players})=>{
    const post=(u,b)=>fetch(u,{method:'POST',headers:{'Content-Type':'application/json'},body:JSON.stringify(b)}).then(r=>r.json());
    await post('/api/me',{name:'Ann'});
    return post('/api/tables',{game,players,seats:['me','greedy'],nonce:'aa',start:true});
  },{game,players});
  // play some moves with hints
  for(let i=0;i<steps;i++){
    await p.evaluate(async ({t})=>{
      const post=(u,b)=>fetch(u,{method:'POST',headers:{'Content-Type':'application/json'},body:JSON.stringify(b)}).then(r=>r.json());
      for(let k=0;k<40;k++){ const h=await post('/api/tables/'+t,{type:'hint'}); if(h.move!==undefined){ await post('/api/tables/'+t,{type:'move',decision:h.decision,move:h.move}); return;} await new Promise(r=>setTimeout(r,50)); }
    },{t:made.table});
  }
  await p.waitForTimeout(300);
  await p.goto(base+'/table/'+made.table); await p.waitForTimeout(1500);
  await p.screenshot({path:`/tmp/shots/${game}.png`});
  await p.setViewportSize({width:390,height:844}); await p.waitForTimeout(500); await p.screenshot({path:`/tmp/shots/${game}-phone.png`});
  await p.setViewportSize({width:1366,height:768});
}
await b.close();
