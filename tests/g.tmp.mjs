process.chdir('/work/wt-malformed');
const {handlers}=await import('/work/wt-malformed/src/server/handlers.ts');
const {openApiDocument}=await import('/work/wt-malformed/src/server/openapi.ts');
const {requestsOf}=await import('/work/wt-malformed/tests/faults/malformed-requests.ts');
const fc=(await import('fast-check')).default;
const d=openApiDocument(handlers,c=>c.path);
const ops=Object.entries(d.paths).flatMap(([path,ms])=>Object.entries(ms).map(([method,o])=>({...o,path,method:method.toUpperCase()})));
const mem=()=>{gc();gc();return (process.memoryUsage().heapUsed/2**20).toFixed(0)};
console.log('start',mem());
const arbs=[];
for(const o of ops){const t=performance.now();const a=requestsOf(o,{},[{}]);arbs.push(a);const m=mem();const t2=performance.now();fc.sample(a,{numRuns:100,seed:1});const dt=performance.now()-t2;if(dt>300)console.log(o.operationId,(t2-t).toFixed(0),dt.toFixed(0),m)}
console.log(mem());
