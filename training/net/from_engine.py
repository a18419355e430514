"""Takes the engine's weights back, so that training goes on from them: from_engine.py ENGINE_FOLDER ROOMS OUT.pt [--pointing NET.pt | --behind NET.pt]

With `--pointing` those of the network behind the hand, with `--behind` those of the one of what lies behind holes; both are told what NET
sees. Folding leaves no statistics in the layers on the way up: they are measured again on rooms, and the network says the same as before.
"""

import argparse
import base64
import os
import re

import numpy as np
import torch

import behind
import pointing
from model import Net, Norm, load, prepare
from pictures import Pictures

BATCHES = 30
BATCH = 16


class Reader:
    """Reads layer by layer what `export.py` wrote."""

    def __init__(self, folder, name):
        with open(os.path.join(folder, name)) as file:
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

    def trunk(self, net):
        for layer in [*(layer for step in net.e for layer in step), *net.mid]:
            self.separable(layer)
        self.headed(net.g)
        for layer in (layer for step in net.u for layer in step):
            self.separable(layer)

    def end(self):
        if self.at != len(self.bytes):
            raise SystemExit(f'{self.at} of {len(self.bytes)} bytes read: these are the weights of another network')


@torch.no_grad()
def read(folder):
    net, reader = Net().eval(), Reader(folder, 'weights.ts')
    reader.normed(net.s[0], net.s[1])
    reader.trunk(net)
    for head in (net.o, net.planes, net.border, net.offset, net.camera):
        reader.headed(head)
    reader.end()
    return net


@torch.no_grad()
def read_told(folder, name, net):
    """One of the two networks that are told what another one sees."""
    reader = Reader(folder, name)
    reader.headed(net.s)
    reader.trunk(net)
    reader.headed(net.o)
    reader.end()
    return net.eval()


@torch.no_grad()
def measure(net, ask):
    """Puts the statistics of rooms into the layers that have none, without changing what the network says. `ask` shows it a batch."""
    sums = {}

    def add(norm, given, _):
        x = given[0].double()
        mean, square, count = sums.get(norm, (0, 0, 0))
        pixels = x.numel() / x.shape[1]
        sums[norm] = (mean + x.sum((0, 2, 3)), square + (x * x).sum((0, 2, 3)), count + pixels)

    norms = [norm for norm in net.modules() if isinstance(norm, Norm) and not norm.own]
    hooks = [norm.register_forward_hook(add) for norm in norms]
    for _ in range(BATCHES):
        ask()
    for hook in hooks:
        hook.remove()
    for norm, (total, square, count) in sums.items():
        mean = total / count
        var = (square / count - mean**2).clamp(min=1e-6)
        norm.running_mean.copy_(mean)
        norm.running_var.copy_(var)
        norm.weight.copy_(torch.sqrt(var + norm.eps))
        norm.bias.add_(mean.float())


def main(a):
    pictures, random = Pictures(a.rooms, 128 * 96, BATCHES * BATCH), np.random.default_rng(1)
    torch.manual_seed(1)
    if a.pointing:
        net, seeing = read_told(a.folder, 'pointing-weights.ts', pointing.Pointing()), load(a.pointing)
    elif a.behind:
        net, seeing = read_told(a.folder, 'behind-weights.ts', behind.Behind()), load(a.behind)
    else:
        net = read(a.folder)

    def ask():
        x, y, _ = pictures.batch(random, BATCH)
        if a.pointing:
            net(pointing.Questions(seeing, x, y).channels())
        elif a.behind:
            with_things, holes = behind.hide(x, y[:, 2])
            net(with_things, holes, behind.look(seeing, with_things))
        else:
            net(prepare(x))

    measure(net, ask)
    torch.save({'state': net.state_dict(), 'widths': net.widths, 'seen': 0}, a.out)


if __name__ == '__main__':
    parser = argparse.ArgumentParser()
    parser.add_argument('folder')
    parser.add_argument('rooms')
    parser.add_argument('out')
    parser.add_argument('--pointing', metavar='NET.pt')
    parser.add_argument('--behind', metavar='NET.pt')
    main(parser.parse_args())
