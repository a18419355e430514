"""Takes the engine's weights back, so that training goes on from them: from_engine.py ENGINE_FOLDER ROOMS OUT.pt

Folding leaves no statistics in the layers on the way up: they are measured again on rooms, and the network says the same as before.
"""

import base64
import os
import re
import sys

import numpy as np
import torch

from model import Net, Norm, prepare
from pictures import Pictures

BATCHES = 30
BATCH = 16


class Reader:
    """Reads layer by layer what `export.py` wrote."""

    def __init__(self, folder):
        with open(os.path.join(folder, 'weights.ts')) as file:
            self.bytes = base64.b64decode(re.search(r"'([A-Za-z0-9+/=]+)'", file.read())[1])
        self.at = 0

    def take(self, kind, count):
        values = np.frombuffer(self.bytes, kind, count, self.at)
        self.at += values.nbytes
        return torch.from_numpy(values.astype(np.float32))

    def rows(self, layer):
        """Fills a layer's weights and returns its biases."""
        outputs = layer.weight.shape[0]
        scale, bias = self.take('<f4', outputs), self.take('<f4', outputs)
        values = self.take(np.int8, layer.weight.numel()).reshape(outputs, -1)
        layer.weight.copy_((values * scale[:, None]).reshape(layer.weight.shape))
        return bias

    def normed(self, convolution, norm):
        bias = self.rows(convolution)
        norm.running_mean.zero_()
        norm.running_var.fill_(1 - norm.eps)
        norm.weight.fill_(1)
        norm.bias.copy_(bias)
        if norm.own:
            mean, spread = self.take('<f4', len(bias)), self.take('<f4', len(bias))
            norm.running_mean.copy_(mean - bias)
            norm.running_var.copy_(spread**2 - norm.eps)
            norm.weight.copy_(spread)
            norm.bias.copy_(mean)

    def separable(self, layer):
        self.rows(layer.d)
        self.normed(layer.p, layer.b)

    def headed(self, layer):
        layer.bias.copy_(self.rows(layer))


@torch.no_grad()
def read(folder):
    net, reader = Net().eval(), Reader(folder)
    reader.normed(net.s[0], net.s[1])
    for layer in [*(layer for step in net.e for layer in step), *net.mid]:
        reader.separable(layer)
    reader.headed(net.g)
    for layer in (layer for step in net.u for layer in step):
        reader.separable(layer)
    for head in (net.o, net.planes, net.border, net.offset, net.camera):
        reader.headed(head)
    if reader.at != len(reader.bytes):
        raise SystemExit(f'{reader.at} of {len(reader.bytes)} bytes read: these are the weights of another network')
    return net


@torch.no_grad()
def measure(net, pictures):
    """Puts the statistics of rooms into the layers that have none, without changing what the network says."""
    sums = {}

    def add(norm, given, _):
        x = given[0].double()
        mean, square, count = sums.get(norm, (0, 0, 0))
        pixels = x.numel() / x.shape[1]
        sums[norm] = (mean + x.sum((0, 2, 3)), square + (x * x).sum((0, 2, 3)), count + pixels)

    norms = [norm for norm in net.modules() if isinstance(norm, Norm) and not norm.own]
    hooks = [norm.register_forward_hook(add) for norm in norms]
    random = np.random.default_rng(1)
    for _ in range(BATCHES):
        net(prepare(pictures.batch(random, BATCH)[0]))
    for hook in hooks:
        hook.remove()
    for norm, (total, square, count) in sums.items():
        mean = total / count
        var = (square / count - mean**2).clamp(min=1e-6)
        norm.running_mean.copy_(mean)
        norm.running_var.copy_(var)
        norm.weight.copy_(torch.sqrt(var + norm.eps))
        norm.bias.add_(mean.float())


def main(folder, rooms, out):
    net = read(folder)
    measure(net, Pictures(rooms, 128 * 96, BATCHES * BATCH))
    torch.save({'state': net.state_dict(), 'widths': net.widths, 'seen': 0}, out)


if __name__ == '__main__':
    main(*sys.argv[1:4])
