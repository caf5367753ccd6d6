// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {Blocks} from "../../../platform/contracts/Blocks.t.sol";
import {OddToken} from "../../../platform/contracts/OddToken.t.sol";
import {TestBase} from "../../../platform/contracts/TestBase.t.sol";
import {RewardDistributor} from "./RewardDistributor.sol";
import {Leaf, RewardTree} from "./RewardTree.t.sol";

/// @dev All accounts in any order: accounts earn, the builder posts what no accepted epoch promised or understates it,
/// the guardian revokes what is understated and sometimes what is not, anyone accepts both kinds and claims of any two
/// epochs; builder and guardian propose and refuse who is the builder next; in TRX, a coin that returns false when it
/// pays and one that keeps some, refuses and lies. Beside a model of each epoch's budget.
contract DistributorHandler is TestBase {
    using RewardTree for bytes32[];
    using RewardTree for Leaf;

    uint256 public constant ACCOUNTS = 3;
    uint256 public constant COINS = 3;
    uint256 public constant MOST = 8;

    Blocks private constant blocks = Blocks(address(vm));

    RewardDistributor public immutable distributor;
    OddToken private immutable odd;
    /// @dev Ascending.
    address[COINS] public coins;

    /// @dev By account and coin: base units earned that no accepted epoch holds.
    uint256[COINS][ACCOUNTS] private _pending;
    mapping(uint256 epoch => uint256[]) private _amounts;
    mapping(uint256 epoch => uint256[]) private _totals;
    mapping(uint256 epoch => bytes32[]) private _rows;
    mapping(uint256 epoch => bool) private _isFalse;
    mapping(uint256 epoch => bool) public isAccepted;
    mapping(uint256 epoch => mapping(uint256 place => bool)) private _isClaimed;
    mapping(uint256 epoch => uint256[COINS]) public remaining;
    uint256[COINS] public accepted;
    uint256[COINS] public paid;
    address private _proposed;
    uint256 private _proposedAt;
    /// @dev What must never be counted.
    uint256 public unfunded;
    uint256 public claimsWrong;
    uint256 public claimsRefused;
    uint256 public intruded;
    uint256 public wrongly;
    uint256 public seized;

    constructor(RewardDistributor distributor_, OddToken odd_, address[COINS] memory coins_) {
        (distributor, odd, coins) = (distributor_, odd_, coins_);
    }

    // ---- What is earned

    function earn(uint256 who, uint256 coin, uint256 amount) external {
        _pending[who % ACCOUNTS][coin % COINS] += amount % 1e9;
    }

    function fund(uint256 coin, uint256 amount) external {
        // Nothing is refused.
        (coin, amount) = (coin % COINS, 1 + amount % 5e9);
        if (coins[coin] == address(0)) {
            vm.deal(address(this), amount);
            (bool sent,) = address(distributor).call{value: amount}("");
            if (!sent) ++wrongly;
        } else if (coins[coin] != address(odd) || !(odd.refuses() || odd.lies())) {
            distributor.fund(coins[coin], amount);
        }
    }

    // ---- Epochs

    function post(uint256 understates) external {
        uint256 epoch = distributor.epochs() + 1;
        if (distributor.waitingEpoch() != 0 || epoch > MOST) return;
        blocks.roll(blocks.getBlockNumber() + 1);
        (uint256[] memory amounts, bytes32[] memory row, uint256[] memory sums, address[] memory tokens) = now_();
        if (understates % 4 == 0) sums[understates % COINS] /= 2;
        bool covered = isCovered(sums);
        bytes32 root = row.rootOf();
        vm.prank(distributor.builder());
        try distributor.post(root, "data", blocks.getBlockNumber() - 1, tokens, sums) {
            if (!covered) ++unfunded;
            (_amounts[epoch], _totals[epoch], _rows[epoch]) = (amounts, sums, row);
            _isFalse[epoch] = understates % 4 == 0;
        } catch {
            if (covered) ++wrongly;
        }
    }

    function revoke(uint256 any) external {
        uint256 epoch = distributor.waitingEpoch();
        if (epoch == 0 || (!_isFalse[epoch] && any % 5 != 0)) return;
        vm.prank(distributor.guardian());
        distributor.revoke(epoch, "");
    }

    function accept() external {
        uint256 epoch = distributor.waitingEpoch();
        if (epoch != 0 && !_isFalse[epoch]) acceptThis(epoch);
    }

    function acceptFalse() external {
        uint256 epoch = distributor.waitingEpoch();
        if (epoch != 0 && _isFalse[epoch]) acceptThis(epoch);
    }

    function acceptThis(uint256 epoch) private {
        (,,,, uint256 time,,) = distributor.epochOf(epoch);
        try distributor.accept(epoch) {
            if (vm.getBlockTimestamp() < time) ++unfunded;
            isAccepted[epoch] = true;
            for (uint256 i; i < COINS; ++i) {
                remaining[epoch][i] = _totals[epoch][i];
                accepted[i] += _totals[epoch][i];
            }
            for (uint256 i; i < ACCOUNTS * COINS; ++i) _pending[i / COINS][i % COINS] -= _amounts[epoch][i];
        } catch {
            // Promised money never leaves, so only time is left to wait for.
            if (vm.getBlockTimestamp() >= time) ++wrongly;
        }
    }

    // ---- Claims

    /// @dev Two leaves of one account, of two epochs or one.
    struct Two {
        uint256[] epochs;
        uint256[] places;
        address[] tokens;
        uint256[] amounts;
        bytes32[][] proofs;
    }

    function claim(uint256 first, uint256 second, uint256 who, uint256 coin, uint256 other) external {
        if (distributor.epochs() == 0) return;
        (first, second) = (1 + first % distributor.epochs(), 1 + second % distributor.epochs());
        (who, coin, other) = (who % ACCOUNTS, coin % COINS, other % COINS);
        Two memory two = twoOf(first, second, who * COINS + coin, who * COINS + other);
        (uint256[COINS] memory due, bool within) = expected(two);
        uint256[COINS] memory before = allHeld();
        try distributor.claim(account(who), two.epochs, two.places, two.tokens, two.amounts, two.proofs) {
            if (!within) ++claimsWrong;
            for (uint256 i; i < COINS; ++i) if (before[i] - held(i) != due[i]) ++claimsWrong;
            for (uint256 i; i < 2; ++i) pay(two.epochs[i], two.places[i]);
        } catch {
            if (within && !refuses(due)) ++claimsRefused;
        }
    }

    // ---- The builder

    function propose(uint256 by, uint256 who) external {
        address next = address(uint160(2000 + who % 3));
        bool fit = next != distributor.builder();
        vm.prank(by % 2 == 0 ? distributor.guardian() : distributor.builder());
        try distributor.proposeBuilder(next) {
            if (!fit) ++wrongly;
            (_proposed, _proposedAt) = (next, vm.getBlockTimestamp());
        } catch {
            if (fit) ++wrongly;
        }
    }

    function refuse(uint256 by) external {
        if (by % 8 > 1) return;
        vm.prank(by % 2 == 0 ? distributor.guardian() : distributor.builder());
        try distributor.refuseBuilder() {
            if (_proposed == address(0)) ++wrongly;
            _proposed = address(0);
        } catch {
            if (_proposed != address(0)) ++wrongly;
        }
    }

    function takeOver() external {
        address former = distributor.builder();
        bool due = _proposed != address(0) && vm.getBlockTimestamp() >= _proposedAt + 7 days;
        address next = _proposed == address(0) ? address(2000) : _proposed;
        vm.prank(next);
        try distributor.acceptBuilder() {
            if (!due || distributor.builder() != next) ++seized;
            _proposed = address(0);
        } catch {
            if (due) ++wrongly;
            if (distributor.builder() != former) ++seized;
        }
    }

    // ---- The world

    function wait(uint256 time) external {
        vm.warp(vm.getBlockTimestamp() + bound(time, 1, 1 days));
        blocks.roll(blocks.getBlockNumber() + 1);
    }

    function breakCoin(uint256 keeps, bool refuses_, bool lies) external {
        odd.setHabits(keeps % 30, 0, refuses_, lies);
    }

    /// @dev All accounts that the contract knows, and a stranger, call what they may not.
    function intrude(uint256 who, uint256 what) external {
        address[4] memory nobodies = [distributor.builder(), distributor.guardian(), account(0), address(this)];
        uint256 epoch = distributor.epochs();
        bytes[6] memory calls = [
            abi.encodeCall(distributor.revoke, (isAccepted[epoch] ? epoch : epoch + 1, "")),
            abi.encodeCall(distributor.accept, (isAccepted[epoch] ? epoch : epoch + 1)),
            abi.encodeCall(distributor.post, (0, 0, blocks.getBlockNumber(), new address[](0), new uint256[](0))),
            abi.encodeCall(distributor.proposeBuilder, (address(this))),
            abi.encodeCall(distributor.refuseBuilder, ()),
            abi.encodeCall(distributor.acceptBuilder, ())
        ];
        // Builder and guardian may propose and refuse.
        if (what % 6 > 2) who = 2 + who % 2;
        vm.prank(nobodies[who % 4]);
        (bool done,) = address(distributor).call(calls[what % 6]);
        if (done) ++intruded;
    }

    // ---- Reads

    /// @dev Whether these totals may be posted: they lie there beside what accepted epochs owe.
    function isCovered(uint256[] memory sums) private view returns (bool) {
        for (uint256 i; i < COINS; ++i) {
            if (sums[i] + accepted[i] - paid[i] > held(i)) return false;
        }
        return true;
    }

    function account(uint256 who) public pure returns (address) {
        return address(uint160(1000 + who));
    }

    function held(uint256 coin) public view returns (uint256) {
        if (coins[coin] == address(0)) return address(distributor).balance;
        return ITRC20(coins[coin]).balanceOf(address(distributor));
    }

    function allHeld() private view returns (uint256[COINS] memory all) {
        for (uint256 i; i < COINS; ++i) all[i] = held(i);
    }

    function now_()
        private
        view
        returns (uint256[] memory amounts, bytes32[] memory row, uint256[] memory sums, address[] memory tokens)
    {
        amounts = new uint256[](ACCOUNTS * COINS);
        row = new bytes32[](ACCOUNTS * COINS);
        sums = new uint256[](COINS);
        tokens = new address[](COINS);
        for (uint256 i; i < row.length; ++i) {
            amounts[i] = _pending[i / COINS][i % COINS];
            row[i] = Leaf(i, account(i / COINS), coins[i % COINS], amounts[i]).hashOf();
            sums[i % COINS] += amounts[i];
            tokens[i % COINS] = coins[i % COINS];
        }
    }

    function twoOf(uint256 first, uint256 second, uint256 place, uint256 other) private view returns (Two memory two) {
        two = Two(new uint256[](2), new uint256[](2), new address[](2), new uint256[](2), new bytes32[][](2));
        (two.epochs[0], two.epochs[1]) = (first, second);
        (two.places[0], two.places[1]) = (place, other);
        for (uint256 i; i < 2; ++i) {
            bytes32[] memory row = _rows[two.epochs[i]];
            two.tokens[i] = coins[two.places[i] % COINS];
            two.amounts[i] = _amounts[two.epochs[i]][two.places[i]];
            two.proofs[i] = row.proofOf(two.places[i]);
        }
    }

    /// @dev What a claim of both pays of each coin, and whether neither is refused.
    function expected(Two memory two) private view returns (uint256[COINS] memory due, bool within) {
        within = isAccepted[two.epochs[0]] && isAccepted[two.epochs[1]];
        for (uint256 i; i < 2; ++i) {
            (uint256 epoch, uint256 place) = (two.epochs[i], two.places[i]);
            bool again = i == 1 && epoch == two.epochs[0] && place == two.places[0];
            if (_isClaimed[epoch][place] || again) continue;
            // Of one epoch and coin there is no other leaf of the account.
            if (two.amounts[i] > remaining[epoch][place % COINS]) within = false;
            due[place % COINS] += two.amounts[i];
        }
    }

    function pay(uint256 epoch, uint256 place) private {
        if (_isClaimed[epoch][place]) return;
        _isClaimed[epoch][place] = true;
        uint256 amount = _amounts[epoch][place];
        remaining[epoch][place % COINS] -= amount;
        paid[place % COINS] += amount;
    }

    function refuses(uint256[COINS] memory due) private view returns (bool) {
        for (uint256 i; i < COINS; ++i) {
            if (due[i] > 0 && coins[i] == address(odd) && (odd.refuses() || odd.lies())) return true;
        }
        return false;
    }
}
