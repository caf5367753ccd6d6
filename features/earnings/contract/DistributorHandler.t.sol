// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {Blocks} from "../../../platform/contracts/Blocks.t.sol";
import {OddToken} from "../../../platform/contracts/OddToken.t.sol";
import {TestBase} from "../../../platform/contracts/TestBase.t.sol";
import {RewardDistributor} from "./RewardDistributor.sol";
import {Leaf, RewardTree} from "./RewardTree.t.sol";

/// @dev Everybody in any order: accounts earn, the builder posts what they earned or understates it, the guardian
/// revokes what is understated and sometimes what is not, anybody accepts and claims, of any epoch; in TRX, a coin that
/// says false when it pays and one that keeps some, refuses and lies. Beside a model of what each was promised and paid.
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

    /// @dev By account and coin: base units earned, those of accepted epochs, those paid.
    uint256[COINS][ACCOUNTS] public earned;
    uint256[COINS][ACCOUNTS] private _promised;
    uint256[COINS][ACCOUNTS] private _paid;
    uint256[COINS] public totals;
    mapping(uint256 epoch => uint256[]) private _cumulatives;
    mapping(uint256 epoch => bytes32[]) private _rows;
    mapping(uint256 epoch => bool) private _isFalse;
    mapping(uint256 epoch => bool) public isAccepted;
    /// @dev What must never be counted.
    uint256 public unfunded;
    uint256 public claimsWrong;
    uint256 public claimsRefused;
    uint256 public intruded;
    uint256 public wrongly;

    constructor(RewardDistributor distributor_, OddToken odd_, address[COINS] memory coins_) {
        (distributor, odd, coins) = (distributor_, odd_, coins_);
    }

    // ---- What is earned

    function earn(uint256 who, uint256 coin, uint256 amount) external {
        earned[who % ACCOUNTS][coin % COINS] += amount % 1e9;
    }

    function fund(uint256 coin, uint256 amount) external {
        (coin, amount) = (coin % COINS, amount % 5e9);
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
        (uint256[] memory cumulatives, bytes32[] memory row, uint256[] memory sums, address[] memory tokens) = now_();
        if (understates % 4 == 0) sums[understates % COINS] /= 2;
        bool covered = isCovered(sums);
        bytes32 root = row.rootOf();
        vm.prank(distributor.builder());
        try distributor.post(root, "data", blocks.getBlockNumber() - 1, tokens, sums) {
            if (!covered) ++unfunded;
            _cumulatives[epoch] = cumulatives;
            _rows[epoch] = row;
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
        if (epoch == 0 || _isFalse[epoch]) return;
        (,,,, uint256 time,,) = distributor.epochOf(epoch);
        try distributor.accept(epoch) {
            if (vm.getBlockTimestamp() < time) ++unfunded;
            isAccepted[epoch] = true;
            for (uint256 i; i < COINS; ++i) (totals[i],) = distributor.totalsOf(coins[i]);
            for (uint256 i; i < ACCOUNTS * COINS; ++i) {
                _promised[i / COINS][i % COINS] = _cumulatives[epoch][i];
            }
        } catch {
            // Promised money never goes away, so nothing but time is in the way.
            if (vm.getBlockTimestamp() >= time) ++wrongly;
        }
    }

    // ---- Claims

    /// @dev Two leaves of one account, of one epoch.
    function claim(uint256 epoch, uint256 who, uint256 coin, uint256 other) external {
        if (distributor.epochs() == 0) return;
        epoch = 1 + epoch % distributor.epochs();
        (who, coin, other) = (who % ACCOUNTS, coin % COINS, other % COINS);
        (address[] memory tokens, uint256[] memory cumulatives, bytes32[][] memory proofs) =
            leavesOf(epoch, who, coin, other);
        uint256 before = held(coin);
        uint256 due = dueOf(epoch, who, coin);
        try distributor.claim(epoch, account(who), tokens, cumulatives, proofs) {
            if (!isAccepted[epoch] || before - held(coin) != due) ++claimsWrong;
            pay(epoch, who, coin);
            pay(epoch, who, other);
        } catch {
            bool refused = refuses(coin) || refuses(other);
            if (isAccepted[epoch] && !refused) ++claimsRefused;
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

    /// @dev Everybody the contract knows by name, and a stranger, in what is not theirs.
    function intrude(uint256 who, uint256 what) external {
        address[4] memory nobodies = [distributor.builder(), distributor.guardian(), account(0), address(this)];
        uint256 epoch = distributor.epochs();
        bytes[3] memory calls = [
            abi.encodeCall(distributor.revoke, (isAccepted[epoch] ? epoch : epoch + 1, "")),
            abi.encodeCall(distributor.accept, (isAccepted[epoch] ? epoch : epoch + 1)),
            abi.encodeCall(distributor.post, (0, 0, blocks.getBlockNumber(), new address[](0), new uint256[](0)))
        ];
        vm.prank(nobodies[who % 4]);
        (bool done,) = address(distributor).call(calls[what % 3]);
        if (done) ++intruded;
    }

    // ---- Reads

    /// @dev Of a coin: base units promised and paid, by account.
    function bookOf(uint256 coin)
        external
        view
        returns (uint256[ACCOUNTS] memory promised, uint256[ACCOUNTS] memory paid)
    {
        for (uint256 i; i < ACCOUNTS; ++i) (promised[i], paid[i]) = (_promised[i][coin], _paid[i][coin]);
    }

    /// @dev Whether these totals may be posted: none falls, and what is unpaid of each lies there.
    function isCovered(uint256[] memory sums) private view returns (bool) {
        for (uint256 i; i < COINS; ++i) {
            (uint256 was, uint256 gone) = distributor.totalsOf(coins[i]);
            if (sums[i] < was || sums[i] - gone > held(i)) return false;
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

    function now_()
        private
        view
        returns (uint256[] memory cumulatives, bytes32[] memory row, uint256[] memory sums, address[] memory tokens)
    {
        cumulatives = new uint256[](ACCOUNTS * COINS);
        row = new bytes32[](ACCOUNTS * COINS);
        sums = new uint256[](COINS);
        tokens = new address[](COINS);
        for (uint256 i; i < row.length; ++i) {
            cumulatives[i] = earned[i / COINS][i % COINS];
            row[i] = Leaf(account(i / COINS), coins[i % COINS], cumulatives[i]).hashOf();
            sums[i % COINS] += cumulatives[i];
            tokens[i % COINS] = coins[i % COINS];
        }
    }

    function leavesOf(
        uint256 epoch,
        uint256 who,
        uint256 coin,
        uint256 other
    )
        private
        view
        returns (address[] memory tokens, uint256[] memory cumulatives, bytes32[][] memory proofs)
    {
        bytes32[] memory row = _rows[epoch];
        (tokens, cumulatives, proofs) = (new address[](2), new uint256[](2), new bytes32[][](2));
        (tokens[0], tokens[1]) = (coins[coin], coins[other]);
        uint256[2] memory places = [who * COINS + coin, who * COINS + other];
        for (uint256 i; i < 2; ++i) {
            cumulatives[i] = _cumulatives[epoch][places[i]];
            proofs[i] = row.proofOf(places[i]);
        }
    }

    function dueOf(uint256 epoch, uint256 who, uint256 coin) private view returns (uint256) {
        uint256 cumulative = _cumulatives[epoch][who * COINS + coin];
        return cumulative > _paid[who][coin] ? cumulative - _paid[who][coin] : 0;
    }

    function pay(uint256 epoch, uint256 who, uint256 coin) private {
        _paid[who][coin] += dueOf(epoch, who, coin);
    }

    function refuses(uint256 coin) private view returns (bool) {
        return coins[coin] == address(odd) && (odd.refuses() || odd.lies());
    }
}
