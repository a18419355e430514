"""What lies behind a hole: of a picture, of what `Net` sees around the hole, which kind of surface every pixel in it would show.

Things of other pictures are set into each, so that what lies behind them is known. `Net` sees the picture with them, as it does in the engine;
in the hole nothing of that is told.
"""

import torch
import torch.nn as nn
import torch.nn.functional as F

from model import CLASSES, PLANES, Trunk, prepare

WIDTHS = (16, 32, 64, 112, 144)
KINDS = ('ceiling', 'wall', 'floor', 'rug', 'window', 'curtain', 'door')  # and, as the last one, any thing
NUMBERS = torch.full((256,), len(KINDS))
for number, kind in enumerate(KINDS):
    NUMBERS[CLASSES.index(kind)] = number
SEEN = 3 + len(CLASSES) + PLANES + 1
CHANNELS = SEEN + 3
INPUTS = 40  # the engine counts by eights
THINGS = 3  # at most so many are set into a picture
LEAST, MOST, ALL = 0.01, 0.3, 0.45  # shares of the picture: of a thing, and of all holes
GROWN = 3  # pixels by which holes may be larger than what was set in
BOXED = 0.15  # of the holes
UNSEEN = 0.1  # of the pictures without what `Net` sees
HIDDEN = 0.7  # of a thing's pixels: what lies so far in the hole cannot be known
THING_WEIGHT = 0.4
WEIGHTS = {'kinds': 1.0}


class Behind(Trunk):
    """Per pixel how likely each kind is, as logarithms."""

    def __init__(self, widths=WIDTHS):
        super().__init__(widths, nn.Conv2d(INPUTS, widths[0], 1))
        self.o = nn.Conv2d(self.widths[0], len(KINDS) + 1, 1)

    def forward(self, x, hole, seen):
        return self.o(self.through(self.s(channels(x, hole, seen)))[0]).float()


def load(path):
    """A trained network ready to be asked."""
    kept = torch.load(path, map_location='cpu')
    net = Behind(kept['widths'])
    net.load_state_dict(kept['state'])
    return net.eval()


def look(seeing, x):
    """What `Net` says of pictures (0..1): classes, planes, borders."""
    with torch.no_grad():
        seen = seeing(prepare(x).contiguous(memory_format=torch.channels_last))
    return torch.cat([F.softmax(seen['classes'], 1), F.softmax(seen['planes'], 1), torch.sigmoid(seen['border'])], 1)


def channels(x, hole, seen):
    """Colours and what is seen outside the hole (n, 1, height, width; 1 in it), the hole, and where each pixel lies."""
    n, _, height, width = x.shape
    low = torch.linspace(-1, 1, height)[None, None, :, None].expand(n, 1, -1, width)
    aside = torch.linspace(-1, 1, width).abs()[None, None, None, :].expand(n, 1, height, -1)
    spare = torch.zeros(n, INPUTS - CHANNELS, height, width)
    told = torch.cat([torch.cat([prepare(x), seen], 1) * (1 - hole), hole, low, aside, spare], 1)
    return told.contiguous(memory_format=torch.channels_last)


def thing_of(x, things):
    """A picture's thing somewhere else in the frame, and its colours; None where it has none of a fitting size."""
    height, width = things.shape
    found, count = things.unique(return_counts=True)
    fitting = found[(found > 0) & (found < 255) & (count > LEAST * things.numel()) & (count < MOST * things.numel())]
    if len(fitting) == 0:
        return None
    mask = (things == fitting[torch.randint(len(fitting), ())]).float()
    if torch.rand(()) < 0.5:
        mask, x = mask.flip(1), x.flip(2)
    way = [int(torch.randint(-length // part, length // part, ())) for length, part in ((height, 8), (width, 6))]
    mask, x = mask.roll(way, (0, 1)), x.roll(way, (1, 2))
    if torch.rand(()) < BOXED:
        down, across = mask.nonzero().unbind(1)
        mask[down.min() : down.max() + 1, across.min() : across.max() + 1] = 1
    return mask, x


def hide(x, things):
    """Pictures with things of other ones set into them, and the holes that taking those away leaves."""
    n, _, height, width = x.shape
    out, holes = x.clone(), torch.zeros(n, 1, height, width)
    for i in range(n):
        for _ in range(int(torch.randint(1, THINGS + 1, ()))):
            j = int(torch.randint(n - 1, ()))
            found = thing_of(x[j + (j >= i)], things[j + (j >= i)])
            if found and torch.maximum(holes[i, 0], found[0]).mean() < ALL:
                holes[i, 0] = torch.maximum(holes[i, 0], found[0])
                out[i] = torch.where(found[0] > 0, found[1], out[i])
        if not holes[i].any():
            top, left = int(torch.randint(height // 4, height // 2, ())), int(torch.randint(0, width // 2, ()))
            holes[i, 0, top : top + height // 4, left : left + width // 4] = 1
            out[i] = torch.where(holes[i] > 0, torch.rand(3, 1, 1), out[i])
        grown = int(torch.randint(GROWN + 1, ()))
        holes[i] = F.max_pool2d(holes[i], 2 * grown + 1, 1, grown)
    return shaded(out, holes), holes


def shaded(x, holes):
    """What was set in throws a shadow around it."""
    n, _, height, width = x.shape
    way = int(torch.randint(height // 10 + 1, ())), int(torch.randint(-(width // 12), width // 12 + 1, ()))
    reach = int(torch.randint(2, 7, ()))
    shade = holes.roll(way, (2, 3))
    for _ in range(2):
        shade = F.avg_pool2d(shade, 2 * reach + 1, 1, reach, count_include_pad=False)
    return x * (1 - 0.8 * (torch.rand(n, 1, 1, 1) - 0.4).clamp(min=0) * shade)


def wanted(y, holes):
    """The kinds behind the holes, and how much each pixel counts: things that lie in a hole for the most part cannot be known."""
    kinds, things = NUMBERS.to(y.device)[y[:, 0].long()], y[:, 2].long()
    weight = torch.ones_like(holes)
    for i in range(len(y)):
        all = torch.bincount(things[i].reshape(-1), minlength=256)
        inside = torch.bincount(things[i].reshape(-1), holes[i].reshape(-1), minlength=256)
        known = THING_WEIGHT * (inside < HIDDEN * all)[things[i]].float()
        weight[i, 0] = torch.where(kinds[i] < len(KINDS), weight[i, 0], known)
    return kinds, weight * holes


def uncertain(seen):
    """What `Net` sees, firmer or vaguer than it says, and at times nothing."""
    n = len(seen)
    power = 0.5 + torch.rand(n, 1, 1, 1)
    return seen.clamp(min=1e-4) ** power * (torch.rand(n, 1, 1, 1) >= UNSEEN)


def asked(net, seeing, x, y):
    """What the network says lies behind things set into pictures, what does, and how much each pixel counts."""
    with_things, holes = hide(x, y[:, 2])
    kinds, weight = wanted(y, holes)
    return net(with_things, holes, uncertain(look(seeing, with_things))), kinds, weight


def losses(logits, kinds, weight):
    """Holes count by the root of their size."""
    missed = F.cross_entropy(logits, kinds, reduction='none')[:, None]
    size = weight.sum((1, 2, 3)).clamp(min=1)
    return {'kinds': ((weight * missed).sum((1, 2, 3)) / size * size.sqrt()).sum() / size.sqrt().sum()}
