-- What wrk's own report leaves out: the time within which 95 of 100 answers came, in microseconds.
done = function(summary, latency, requests)
  io.write(string.format("P95 %d us\n", latency:percentile(95)))
end
