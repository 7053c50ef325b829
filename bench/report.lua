-- What wrk's own report leaves out: the times within which 95 and 99 of 100 answers came, in microseconds.
done = function(summary, latency, requests)
  io.write(string.format("P95 %d us\nP99 %d us\n", latency:percentile(95), latency:percentile(99)))
end

-- Where HOSTS has names, each request is made under one of them.
local hosts = {}
for host in string.gmatch(os.getenv("HOSTS") or "", "%S+") do hosts[#hosts + 1] = host end
if #hosts > 0 then
  request = function()
    wrk.headers["Host"] = hosts[math.random(#hosts)]
    return wrk.format()
  end
end
