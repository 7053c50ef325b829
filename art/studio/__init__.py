"""The studio every scene shares: stage, materials, shapes, lights, cameras."""
