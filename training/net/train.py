"""Trains the network, stops at a time or a number of pictures, goes on where it stopped.

train.py RUN --data SHARDS --pixels 12288 --samples 600000 [--minutes M] [--lr 2e-3] [--start WEIGHTS.pt]

RUN.state.pt holds everything to resume, RUN.pt the averaged weights, RUN.log.csv the curve. All three are written every `--save` seconds.
"""

import argparse
import csv
import os
import queue
import signal
import threading
import time

import numpy as np
import torch
import torch.nn.functional as F

import augment
import behind
import model
import pointing
from model import CLASSES, FIRST_WIDTHS, OFFSET_UNIT, Net, grow, load, prepare
from pictures import Pictures, sides

WARM_UP = 0.03
WEIGHTS = {'planes': 0.3, 'border': 0.2, 'camera': 0.2, 'offset': 0.2}
NEARER = 2  # pictures are kept so many times as large, if they are, for the network behind the hand, which is to see parts of them


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument('run')
    parser.add_argument('--data', required=True)
    parser.add_argument('--pixels', type=int, default=128 * 96)
    parser.add_argument('--samples', type=float, default=600_000)
    parser.add_argument('--minutes', type=float, default=float('inf'))
    parser.add_argument('--lr', type=float, default=2e-3)
    parser.add_argument('--batch', type=int, default=16)
    parser.add_argument('--ema', type=float, default=0.998)
    parser.add_argument('--strong', type=float, default=0.5, help='share of batches in strong augmentation')
    parser.add_argument('--most', type=int, default=40_000, help='pictures held in memory')
    parser.add_argument('--save', type=float, default=300)
    parser.add_argument('--threads', type=int, default=1)
    parser.add_argument('--device', default='cpu')
    parser.add_argument('--crowd', type=float, default=0.5, help='share of pictures with things of other ones set in')
    parser.add_argument('--unfamiliar', type=float, default=0.35, help='share of those in strong augmentation through random convolutions')
    parser.add_argument('--start')
    parser.add_argument('--pointing', metavar='NET.pt', help='trains the network behind the hand, which is told what this one sees')
    parser.add_argument('--behind', metavar='NET.pt', help='trains the network of what lies behind, which is told what this one sees')
    return parser.parse_args()


def use_kernels():
    """Takes the trainer's own kernels where they can be built; says whether the processor multiplies bfloat16, which halves the time again."""
    try:
        import fused

        model.fused = fused
    except (ImportError, OSError, RuntimeError) as error:
        print(f'without own kernels ({error}): slower', flush=True)
        return False
    with open('/proc/cpuinfo') as file:
        return 'avx512_bf16' in file.read()


def rate(progress):
    if progress < WARM_UP:
        return progress / WARM_UP + 0.05
    return 0.5 * (1 + np.cos(np.pi * (progress - WARM_UP) / (1 - WARM_UP))) + 0.005


def borders(things, classes):
    """1 where a pixel's right or lower neighbour belongs to another thing or class."""
    key = things * len(CLASSES) + classes
    out = torch.zeros_like(key, dtype=torch.float32)
    out[:, :, :-1] = torch.maximum(out[:, :, :-1], (key[:, :, :-1] != key[:, :, 1:]).float())
    out[:, :-1] = torch.maximum(out[:, :-1], (key[:, :-1] != key[:, 1:]).float())
    return out


def ways_to_middles(things):
    """For every pixel the way to the mean of its thing's pixels, (n, 2, height, width), and where there is a thing."""
    n, height, width = things.shape
    key = (things + augment.MOST_THINGS * torch.arange(n)[:, None, None]).reshape(-1)
    down, across = torch.meshgrid(torch.arange(height).float(), torch.arange(width).float(), indexing='ij')
    count = augment.counts(things, augment.MOST_THINGS).reshape(-1).clamp(min=1)
    ways = []
    for place in (across, down):
        place = place.expand(n, height, width)
        middle = torch.bincount(key, place.reshape(-1), minlength=augment.MOST_THINGS * n) / count
        ways.append(middle[key].reshape(n, height, width) - place)
    return torch.stack(ways, 1).float() / OFFSET_UNIT, (things > 0) & (things != augment.HIDDEN)


def losses(out, y, camera, weight):
    classes, planes, things = y[:, 0], y[:, 1], y[:, 2]
    edge = borders(things, classes)
    way, is_thing = ways_to_middles(things)
    missed = F.smooth_l1_loss(out['offset'], way, reduction='none').sum(1)
    return {
        'classes': F.cross_entropy(out['classes'], classes, weight=weight),
        'planes': F.cross_entropy(out['planes'], planes),
        'border': F.binary_cross_entropy_with_logits(out['border'][:, 0], edge, pos_weight=torch.tensor(4.0)),
        'camera': F.smooth_l1_loss(out['camera'], camera),
        'offset': (missed * is_thing).sum() / is_thing.sum().clamp(min=1),
    }


def class_weights(frequencies):
    weight = (frequencies.sum() / (frequencies + 1e4)) ** 0.35
    weight = np.minimum(3, weight / weight.mean())
    weight[frequencies == 0] = 0
    return torch.tensor(weight, dtype=torch.float32)


def changed(a, x, y, camera):
    """A batch as it is shown to the network."""
    if a.pointing:
        x, y = augment.nearer(x, y, sides(x.shape[2:], a.pixels))
    x, y, camera = augment.geometry(x, y, camera, sides(x.shape[2:], a.pixels))
    if not a.behind:
        x, y = augment.crowd(x, y, a.crowd)
    if np.random.rand() < a.strong:
        x, y = augment.hide(x, y)
        return augment.style(x, y, a.unfamiliar), y, camera
    return augment.light(x), y, camera


def batches(pictures, random, a, ready):
    """Draws and changes batches without end, beside the training."""
    while True:
        ready.put(changed(a, *pictures.batch(random, a.batch)))


class Seeing:
    """What the network is to see."""

    loss_weights = {'classes': 1.0, **WEIGHTS}

    def __init__(self, pictures, device):
        self.net = Net()
        self.weight = class_weights(pictures.frequencies(len(CLASSES)).astype(np.float64)).to(device)

    def losses(self, x, y, camera):
        out = self.net(prepare(x).contiguous(memory_format=torch.channels_last))
        return losses(out, y, camera, self.weight)


class Told:
    """What a network is to say that is told what another one sees, which learns no more."""

    def __init__(self, net, seeing, of, device):
        self.net, self.of, self.loss_weights = net, of, of.WEIGHTS
        self.seeing = load(seeing).to(device, memory_format=torch.channels_last)

    def losses(self, x, y, _):
        return self.of.losses(*self.of.asked(self.net, self.seeing, x, y))


def task_of(a, pictures):
    if a.pointing:
        return Told(pointing.Pointing(), a.pointing, pointing, a.device)
    return Told(behind.Behind(), a.behind, behind, a.device) if a.behind else Seeing(pictures, a.device)


class Run:
    def __init__(self, a, task):
        self.a, self.task, self.net = a, task, task.net
        self.seen, self.spent = 0, 0.0
        self.net.to(a.device)
        self.optimiser = torch.optim.AdamW(self.net.parameters(), a.lr, weight_decay=1e-4)
        if os.path.exists(f'{a.run}.state.pt'):
            kept = torch.load(f'{a.run}.state.pt', map_location=a.device)
            self.net.load_state_dict(kept['net'])
            self.optimiser.load_state_dict(kept['optimiser'])
            self.average, self.seen, self.spent = kept['average'], kept['seen'], kept['spent']
            print(f'going on after {self.seen} pictures', flush=True)
        else:
            if a.start:
                earlier = torch.load(a.start, map_location=a.device)
                grow(self.net, earlier.get('state', earlier), earlier.get('widths', FIRST_WIDTHS))
            self.average = {name: value.clone() for name, value in self.net.state_dict().items()}
        self.net = self.net.to(memory_format=torch.channels_last).train()

    def save(self, curve):
        a = self.a
        state = {'net': self.net.state_dict(), 'optimiser': self.optimiser.state_dict(), 'average': self.average, 'seen': self.seen, 'spent': self.spent}
        for suffix, content in (('state.pt', state), ('pt', {'state': self.average, 'widths': self.net.widths, 'seen': self.seen})):
            torch.save(content, f'{a.run}.{suffix}.part')
            os.replace(f'{a.run}.{suffix}.part', f'{a.run}.{suffix}')
        with open(f'{a.run}.log.csv', 'a', newline='') as file:
            csv.writer(file).writerows(curve)
        curve.clear()

    def step(self, batch, progress, half):
        a = self.a
        for group in self.optimiser.param_groups:
            group['lr'] = a.lr * rate(progress)
        with torch.autocast(a.device, torch.bfloat16, enabled=half):
            parts = self.task.losses(*batch)
        loss = sum(weight * parts[name] for name, weight in self.task.loss_weights.items())
        self.optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 5)
        self.optimiser.step()
        self.seen += a.batch
        keep = min(a.ema, (1 + self.seen / a.batch) / (10 + self.seen / a.batch))
        own = {name: value for name, value in self.net.state_dict().items() if value.dtype.is_floating_point}
        average = [self.average[name] for name in own]
        torch._foreach_mul_(average, keep)
        torch._foreach_add_(average, list(own.values()), alpha=1 - keep)
        return {name: part.detach() for name, part in parts.items()}


def main():
    a = arguments()
    torch.set_num_threads(a.threads)
    on_processor = a.device == 'cpu'
    torch.backends.cudnn.benchmark = True
    half = use_kernels() if on_processor else True
    pictures = Pictures(a.data, a.pixels * NEARER**2 if a.pointing or not on_processor else a.pixels, a.most, a.device)
    if not on_processor:
        torch.set_default_device(a.device)
    run = Run(a, task_of(a, pictures))
    torch.manual_seed(run.seen + 1)
    np.random.seed(run.seen % 2**31 + 1)
    random = np.random.default_rng(run.seen + 1)
    print(f'{len(pictures)} pictures, {sum(p.numel() for p in run.net.parameters())} weights', flush=True)
    ready = queue.Queue(4)
    if on_processor:
        threading.Thread(target=batches, args=(pictures, random, a, ready), daemon=True).start()
    stop = []
    signal.signal(signal.SIGTERM, lambda *_: stop.append(True))
    started, spent, told, saved = time.time(), run.spent, time.time(), time.time()
    mean, curve, since = {}, [], run.seen
    while not stop:
        run.spent = spent + (time.time() - started) / 60
        progress = max(run.seen / a.samples, run.spent / a.minutes)
        if progress >= 1:
            break
        batch = ready.get() if on_processor else changed(a, *pictures.batch(random, a.batch))
        for name, value in run.step(batch, progress, half).items():
            mean[name] = 0.99 * mean.get(name, value) + 0.01 * value
        now = time.time()
        if now - told > (60 if on_processor else 15):
            told = now
            speed = (run.seen - since) / (now - started)
            print(time.strftime('%H:%M:%S'), run.seen, ' '.join(f'{name} {float(value):.3f}' for name, value in mean.items()), f'{speed:.1f}/s of {len(pictures)}', flush=True)
            curve.append([run.seen, round(run.spent, 1)] + [round(float(value), 4) for value in mean.values()])
            pictures.rescan()
        if now - saved > a.save:
            saved = now
            run.save(curve)
    run.save(curve)
    print('stopped at', run.seen, flush=True)


main()
